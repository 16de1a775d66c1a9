/** The used parts of Swiper, in a separate file that loads after hydration on pages with a carousel. */
export { Swiper } from 'swiper'
export { EffectFade } from 'swiper/modules'

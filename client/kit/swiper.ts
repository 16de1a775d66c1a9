/** Exports the used parts of Swiper, as a chunk that loads after hydration on pages with a carousel. */
export { Swiper } from 'swiper'
export { EffectFade } from 'swiper/modules'

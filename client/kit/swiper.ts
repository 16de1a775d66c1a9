/** What we use of Swiper, in a file of its own: it is loaded where a carousel is, after hydration. */
export { Swiper } from 'swiper'
export { EffectFade } from 'swiper/modules'

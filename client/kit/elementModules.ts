import type { WordFile } from '#locales/catalog.ts'
import type { ElementName } from '#shared/routes/elements.ts'
import type { ElementPageModule } from './examples.tsx'

/** Where an element's page and examples lie, as Vite's manifest names it. */
export const elementSource = (name: ElementName): string => `client/kit/${name}/${name}.examples.tsx`

/** The words of the party's pages that an element's examples show beside their own. */
export const furtherWords: Partial<Record<ElementName, readonly WordFile[]>> = {
  'image-gallery': ['gallery'],
  instagram: ['galleryCaptions'],
}

/** Loads an element's page, which is its examples; a line for each. */
export const elementModules: { [Name in ElementName]: () => Promise<ElementPageModule<Name>> } = {
  accordions: () => import('./accordions/accordions.examples.tsx'),
  buttons: () => import('./buttons/buttons.examples.tsx'),
  teams: () => import('./teams/teams.examples.tsx'),
  'team-carousel': () => import('./team-carousel/team-carousel.examples.tsx'),
  clients: () => import('./clients/clients.examples.tsx'),
  'client-carousel': () => import('./client-carousel/client-carousel.examples.tsx'),
  subscribe: () => import('./subscribe/subscribe.examples.tsx'),
  'call-to-action': () => import('./call-to-action/call-to-action.examples.tsx'),
  tab: () => import('./tab/tab.examples.tsx'),
  'google-map': () => import('./google-map/google-map.examples.tsx'),
  'contact-form': () => import('./contact-form/contact-form.examples.tsx'),
  'image-gallery': () => import('./image-gallery/image-gallery.examples.tsx'),
  'progress-bar': () => import('./progress-bar/progress-bar.examples.tsx'),
  'icon-with-text': () => import('./icon-with-text/icon-with-text.examples.tsx'),
  'overline-icon-box': () => import('./overline-icon-box/overline-icon-box.examples.tsx'),
  'custom-icon-with-text': () => import('./custom-icon-with-text/custom-icon-with-text.examples.tsx'),
  counters: () => import('./counters/counters.examples.tsx'),
  countdown: () => import('./countdown/countdown.examples.tsx'),
  'pie-chart': () => import('./pie-chart/pie-chart.examples.tsx'),
  'fancy-text-box': () => import('./fancy-text-box/fancy-text-box.examples.tsx'),
  'text-box': () => import('./text-box/text-box.examples.tsx'),
  team: () => import('./team/team.examples.tsx'),
  'fancy-text': () => import('./fancy-text/fancy-text.examples.tsx'),
  testimonials: () => import('./testimonials/testimonials.examples.tsx'),
  'testimonials-carousel': () => import('./testimonials-carousel/testimonials-carousel.examples.tsx'),
  video: () => import('./video/video.examples.tsx'),
  'interactive-banners': () => import('./interactive-banners/interactive-banners.examples.tsx'),
  services: () => import('./services/services.examples.tsx'),
  'info-banner': () => import('./info-banner/info-banner.examples.tsx'),
  'rotate-box': () => import('./rotate-box/rotate-box.examples.tsx'),
  'process-step': () => import('./process-step/process-step.examples.tsx'),
  instagram: () => import('./instagram/instagram.examples.tsx'),
  'parallax-scrolling': () => import('./parallax-scrolling/parallax-scrolling.examples.tsx'),
  'text-slider': () => import('./text-slider/text-slider.examples.tsx'),
  heading: () => import('./heading/heading.examples.tsx'),
  dropcaps: () => import('./dropcaps/dropcaps.examples.tsx'),
  columns: () => import('./columns/columns.examples.tsx'),
  blockquote: () => import('./blockquote/blockquote.examples.tsx'),
  highlights: () => import('./highlights/highlights.examples.tsx'),
  'message-box': () => import('./message-box/message-box.examples.tsx'),
  'social-icons': () => import('./social-icons/social-icons.examples.tsx'),
  lists: () => import('./lists/lists.examples.tsx'),
  separators: () => import('./separators/separators.examples.tsx'),
  'pricing-table': () => import('./pricing-table/pricing-table.examples.tsx'),
  'simple-modal': () => import('./simple-modal/simple-modal.examples.tsx'),
  subscription: () => import('./subscription/subscription.examples.tsx'),
  'modal-contact-form': () => import('./modal-contact-form/modal-contact-form.examples.tsx'),
  'youtube-video': () => import('./youtube-video/youtube-video.examples.tsx'),
  'vimeo-video': () => import('./vimeo-video/vimeo-video.examples.tsx'),
  'map-popup': () => import('./map-popup/map-popup.examples.tsx'),
  animation: () => import('./animation/animation.examples.tsx'),
}

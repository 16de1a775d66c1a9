/**
 * Every element that has its page, and where; a line for each, in the order of the specification. What is not built is not
 * here. The name is also that of its folder in `client/kit`, of its file of words, of its tests.
 */
export const elementPaths = {
  accordions: '/elements/accordions',
  buttons: '/elements/buttons',
  teams: '/elements/teams',
  'team-carousel': '/elements/team-carousel',
  clients: '/elements/clients',
  'image-gallery': '/elements/image-gallery',
  'client-carousel': '/elements/client-carousel',
  counters: '/elements/counters',
  team: '/elements/team',
  testimonials: '/elements/testimonials',
  'interactive-banners': '/elements/interactive-banners',
  instagram: '/elements/instagram',
  subscribe: '/elements/subscribe',
  tab: '/elements/tab',
  'google-map': '/elements/google-map',
  'call-to-action': '/elements/call-to-action',
  'contact-form': '/elements/contact-form',
  'icon-with-text': '/elements/icon-with-text',
  'overline-icon-box': '/elements/overline-icon-box',
  'custom-icon-with-text': '/elements/custom-icon-with-text',
  counters: '/elements/counters',
  'fancy-text-box': '/elements/fancy-text-box',
  'text-box': '/elements/text-box',
  'fancy-text': '/elements/fancy-text',
  services: '/elements/services',
  'info-banner': '/elements/info-banner',
  testimonials: '/elements/testimonials',
  'testimonials-carousel': '/elements/testimonials-carousel',
  video: '/elements/video',
  'parallax-scrolling': '/elements/parallax-scrolling',
  heading: '/elements/heading',
  dropcaps: '/elements/dropcaps',
  columns: '/elements/columns',
  blockquote: '/elements/blockquote',
  highlights: '/elements/highlights',
  'social-icons': '/elements/social-icons',
  lists: '/elements/lists',
  separators: '/elements/separators',
  animation: '/animation',
  'message-box': '/elements/message-box',
  'simple-modal': '/model-popup/simple-modal',
  subscription: '/model-popup/subscription',
  'modal-contact-form': '/model-popup/contact-form',
  'youtube-video': '/model-popup/youtube-video',
  'vimeo-video': '/model-popup/vimeo-video',
  'map-popup': '/model-popup/Google-map',
  'progress-bar': '/elements/progress-bar',
  counters: '/elements/counters',
  countdown: '/elements/countdown',
  'pie-chart': '/elements/pie-chart',
  'rotate-box': '/elements/rotate-box',
  'process-step': '/elements/process-step',
  'pricing-table': '/elements/pricing-table',
  'text-slider': '/elements/text-slider',
} as const satisfies Record<string, `/elements/${string}` | `/model-popup/${string}` | '/animation'>

export type ElementName = keyof typeof elementPaths
export const elementNames = Object.keys(elementPaths) as ElementName[]

/** The families that have an index of their own, `/<family>`; what belongs to none stands with the elements. */
export const elementFamilies = ['elements', 'model-popup'] as const
export type ElementFamily = (typeof elementFamilies)[number]

export const familyOf = (name: ElementName): ElementFamily =>
  elementFamilies.find((family) => elementPaths[name].startsWith(`/${family}/`)) ?? 'elements'

/** A family's elements, in order. */
export const elementsOf = (family: ElementFamily): readonly ElementName[] =>
  elementNames.filter((name) => familyOf(name) === family)

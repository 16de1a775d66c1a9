import type { RouteOptions } from './route.ts'

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
  'client-carousel': '/elements/client-carousel',
  subscribe: '/elements/subscribe',
  'call-to-action': '/elements/call-to-action',
  tab: '/elements/tab',
  'google-map': '/elements/google-map',
  'contact-form': '/elements/contact-form',
  'image-gallery': '/elements/image-gallery',
  'progress-bar': '/elements/progress-bar',
  'icon-with-text': '/elements/icon-with-text',
  'overline-icon-box': '/elements/overline-icon-box',
  'custom-icon-with-text': '/elements/custom-icon-with-text',
  counters: '/elements/counters',
  countdown: '/elements/countdown',
  'pie-chart': '/elements/pie-chart',
  'fancy-text-box': '/elements/fancy-text-box',
  'text-box': '/elements/text-box',
  team: '/elements/team',
  'fancy-text': '/elements/fancy-text',
  testimonials: '/elements/testimonials',
  'testimonials-carousel': '/elements/testimonials-carousel',
  video: '/elements/video',
  'interactive-banners': '/elements/interactive-banners',
  services: '/elements/services',
  'info-banner': '/elements/info-banner',
  'rotate-box': '/elements/rotate-box',
  'process-step': '/elements/process-step',
  instagram: '/elements/instagram',
  'parallax-scrolling': '/elements/parallax-scrolling',
  'text-slider': '/elements/text-slider',
  heading: '/elements/heading',
  dropcaps: '/elements/dropcaps',
  columns: '/elements/columns',
  blockquote: '/elements/blockquote',
  highlights: '/elements/highlights',
  'message-box': '/elements/message-box',
  'social-icons': '/elements/social-icons',
  lists: '/elements/lists',
  separators: '/elements/separators',
  'pricing-table': '/elements/pricing-table',
  'simple-modal': '/model-popup/simple-modal',
  subscription: '/model-popup/subscription',
  'modal-contact-form': '/model-popup/contact-form',
  'youtube-video': '/model-popup/youtube-video',
  'vimeo-video': '/model-popup/vimeo-video',
  'map-popup': '/model-popup/Google-map',
  animation: '/animation',
} as const satisfies Record<string, `/elements/${string}` | `/model-popup/${string}` | '/animation'>

export type ElementName = keyof typeof elementPaths
export const elementNames = Object.keys(elementPaths) as ElementName[]

/** Rows that say more than their address; a line for each. */
export const elementOptions: Readonly<Partial<Record<ElementName, RouteOptions>>> = {
  countdown: { countdown: 'newYear' },
}

/** The families that have an index of their own, `/<family>`; what belongs to none stands with the elements. */
export const elementFamilies = ['elements', 'model-popup'] as const
export type ElementFamily = (typeof elementFamilies)[number]

export const familyOf = (name: ElementName): ElementFamily =>
  elementFamilies.find((family) => elementPaths[name].startsWith(`/${family}/`)) ?? 'elements'

/** A family's elements, in order. */
export const elementsOf = (family: ElementFamily): readonly ElementName[] =>
  elementNames.filter((name) => familyOf(name) === family)

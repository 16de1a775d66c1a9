/**
 * Every element that has its page, and where; a line for each, in the order of the specification. What is not built is not
 * here. The name is also that of its folder in `client/kit`, of its file of words, of its tests.
 */
export const elementPaths = {
  accordions: '/elements/accordions',
  buttons: '/elements/buttons',
  teams: '/elements/teams',
  clients: '/elements/clients',
  'image-gallery': '/elements/image-gallery',
  counters: '/elements/counters',
  team: '/elements/team',
  testimonials: '/elements/testimonials',
  'interactive-banners': '/elements/interactive-banners',
  instagram: '/elements/instagram',
  subscribe: '/elements/subscribe',
  tab: '/elements/tab',
  'google-map': '/elements/google-map',
  'contact-form': '/elements/contact-form',
  'icon-with-text': '/elements/icon-with-text',
  counters: '/elements/counters',
  'fancy-text-box': '/elements/fancy-text-box',
  'text-box': '/elements/text-box',
  testimonials: '/elements/testimonials',
  'testimonials-carousel': '/elements/testimonials-carousel',
  video: '/elements/video',
  heading: '/elements/heading',
  dropcaps: '/elements/dropcaps',
  columns: '/elements/columns',
  blockquote: '/elements/blockquote',
  highlights: '/elements/highlights',
  'social-icons': '/elements/social-icons',
  lists: '/elements/lists',
  separators: '/elements/separators',
  'simple-modal': '/model-popup/simple-modal',
  subscription: '/model-popup/subscription',
  'modal-contact-form': '/model-popup/contact-form',
  'youtube-video': '/model-popup/youtube-video',
  'vimeo-video': '/model-popup/vimeo-video',
  'map-popup': '/model-popup/Google-map',
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

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
  counters: '/elements/counters',
  testimonials: '/elements/testimonials',
  'testimonials-carousel': '/elements/testimonials-carousel',
  'text-slider': '/elements/text-slider',
} as const satisfies Record<string, `/elements/${string}` | `/model-popup/${string}` | '/animation'>

export type ElementName = keyof typeof elementPaths
export const elementNames = Object.keys(elementPaths) as ElementName[]

/** The families that have an index of their own, `/<family>`; what belongs to none stands with the elements. */
export const elementFamilies = ['elements'] as const
export type ElementFamily = (typeof elementFamilies)[number]

export const familyOf = (name: ElementName): ElementFamily =>
  elementFamilies.find((family) => elementPaths[name].startsWith(`/${family}/`)) ?? 'elements'

/** A family's elements, in order. */
export const elementsOf = (family: ElementFamily): readonly ElementName[] =>
  elementNames.filter((name) => familyOf(name) === family)

import type { ElementName } from '#shared/routes/elements.ts'
import type { ElementPageModule } from './examples.tsx'

/** Where an element's page and examples lie, as Vite's manifest names it. */
export const elementSource = (name: ElementName): string => `client/kit/${name}/${name}.examples.tsx`

/** Loads an element's page, which is its examples; a line for each. */
export const elementModules: { [Name in ElementName]: () => Promise<ElementPageModule<Name>> } = {
  accordions: () => import('./accordions/accordions.examples.tsx'),
  buttons: () => import('./buttons/buttons.examples.tsx'),
  teams: () => import('./teams/teams.examples.tsx'),
  'team-carousel': () => import('./team-carousel/team-carousel.examples.tsx'),
  clients: () => import('./clients/clients.examples.tsx'),
  'client-carousel': () => import('./client-carousel/client-carousel.examples.tsx'),
  counters: () => import('./counters/counters.examples.tsx'),
  testimonials: () => import('./testimonials/testimonials.examples.tsx'),
  'testimonials-carousel': () => import('./testimonials-carousel/testimonials-carousel.examples.tsx'),
  'text-slider': () => import('./text-slider/text-slider.examples.tsx'),
}

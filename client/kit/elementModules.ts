import type { PageNamespace } from '#locales/catalog.ts'
import type { ElementName } from '#shared/routes/elements.ts'
import type { ElementPageModule } from './examples.tsx'

/** Where an element's page and examples lie, as Vite's manifest names it. */
export const elementSource = (name: ElementName): string => `client/kit/${name}/${name}.examples.tsx`

/** Loads an element's page, which is its examples; a line for each. */
export const elementModules: { [Name in ElementName]: () => Promise<ElementPageModule<Name>> } = {
  accordions: () => import('./accordions/accordions.examples.tsx'),
  buttons: () => import('./buttons/buttons.examples.tsx'),
  teams: () => import('./teams/teams.examples.tsx'),
  clients: () => import('./clients/clients.examples.tsx'),
  'image-gallery': () => import('./image-gallery/image-gallery.examples.tsx'),
  counters: () => import('./counters/counters.examples.tsx'),
  team: () => import('./team/team.examples.tsx'),
  testimonials: () => import('./testimonials/testimonials.examples.tsx'),
  'interactive-banners': () => import('./interactive-banners/interactive-banners.examples.tsx'),
  instagram: () => import('./instagram/instagram.examples.tsx'),
}

/** The words of the party's pages that an element's examples show beside their own. */
export const furtherWords: Partial<Record<ElementName, readonly PageNamespace[]>> = {
  'image-gallery': ['gallery'],
  instagram: ['gallery'],
}

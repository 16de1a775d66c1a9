import type { ElementName } from '#shared/routes/elements.ts'
import type { ElementPageModule } from './examples.tsx'

/** Where an element's page and examples lie, as Vite's manifest names it. */
export const elementSource = (name: ElementName): string => `client/kit/${name}/${name}.examples.tsx`

/** Loads an element's page, which is its examples; a line for each. */
export const elementModules: { [Name in ElementName]: () => Promise<ElementPageModule<Name>> } = {
  accordions: () => import('./accordions/accordions.examples.tsx'),
  buttons: () => import('./buttons/buttons.examples.tsx'),
  'icon-with-text': () => import('./icon-with-text/icon-with-text.examples.tsx'),
  'overline-icon-box': () => import('./overline-icon-box/overline-icon-box.examples.tsx'),
  'custom-icon-with-text': () => import('./custom-icon-with-text/custom-icon-with-text.examples.tsx'),
  counters: () => import('./counters/counters.examples.tsx'),
  'fancy-text-box': () => import('./fancy-text-box/fancy-text-box.examples.tsx'),
  'text-box': () => import('./text-box/text-box.examples.tsx'),
  services: () => import('./services/services.examples.tsx'),
  'info-banner': () => import('./info-banner/info-banner.examples.tsx'),
}

import type { ElementName } from '#shared/routes/elements.ts'
import type { ElementPageModule } from './examples.tsx'

/** Where an element's page and examples lie, as Vite's manifest names it. */
export const elementSource = (name: ElementName): string => `client/kit/${name}/${name}.examples.tsx`

/** Loads an element's page, which is its examples; a line for each. */
export const elementModules: { [Name in ElementName]: () => Promise<ElementPageModule<Name>> } = {
  accordions: () => import('./accordions/accordions.examples.tsx'),
  buttons: () => import('./buttons/buttons.examples.tsx'),
  tab: () => import('./tab/tab.examples.tsx'),
  'progress-bar': () => import('./progress-bar/progress-bar.examples.tsx'),
  counters: () => import('./counters/counters.examples.tsx'),
  countdown: () => import('./countdown/countdown.examples.tsx'),
  'pie-chart': () => import('./pie-chart/pie-chart.examples.tsx'),
  'rotate-box': () => import('./rotate-box/rotate-box.examples.tsx'),
  'process-step': () => import('./process-step/process-step.examples.tsx'),
  'pricing-table': () => import('./pricing-table/pricing-table.examples.tsx'),
}

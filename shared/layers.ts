/**
 * The one order of cascade layers, weakest first. The document names it before any style file, because chunks may arrive
 * in another order; each file's layer is that of its folder (`scripts/vite/layers.ts`).
 */
export const layers = [
  'tokens',
  'reset',
  'base',
  'ui',
  'app',
  'forms',
  'headers',
  'footers',
  'sections',
  'kit',
  'shop',
  'payment',
  'pages',
] as const
export type Layer = (typeof layers)[number]
export const layerStatement = `@layer ${layers.join(',')};`

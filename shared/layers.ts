/**
 * The order of cascade layers, weakest first. The document declares it before any style file, because chunks may arrive
 * in another order. The folder of a file determines its layer (`scripts/vite/layers.ts`).
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

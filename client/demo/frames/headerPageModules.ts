import type { ReactNode } from 'react'
import { headerArrangements } from '../headers/arrangements.generated.ts'
import type { ShownHeaderName } from '#shared/routes/headers.ts'
import type { Arrangement, ShownHeaderOf } from '../headers/headerRow.ts'

interface HeaderPageEntry<Name> {
  source: string
  load: () => Promise<{ default: (props: { header: Name }) => ReactNode }>
}

/** The page of every header with a panel. */
const panel = {
  source: 'client/demo/frames/PanelPage.tsx',
  load: () => import('./PanelPage.tsx'),
}

const pages: { readonly [Name in Arrangement]: HeaderPageEntry<ShownHeaderOf<Name>> } = {
  bar: {
    source: 'client/demo/frames/HeaderPage.tsx',
    load: () => import('./HeaderPage.tsx'),
  },
  onePage: {
    source: 'client/demo/frames/OnePage.tsx',
    load: () => import('./OnePage.tsx'),
  },
  rail: {
    source: 'client/demo/frames/SliderPage.tsx',
    load: () => import('./SliderPage.tsx'),
  },
  push: panel,
  column: panel,
  mobile: panel,
  burger: panel,
  half: panel,
}

/** Returns the source path (the key in Vite's manifest) and the loader of a header's page. */
export const headerPageEntry = (header: ShownHeaderName) =>
  // The cast is safe: a header is only passed to the page of its arrangement.
  pages[headerArrangements[header].arrangement] as HeaderPageEntry<ShownHeaderName>

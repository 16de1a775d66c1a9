import type { ReactNode } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import { headerArrangements } from './arrangements.generated.ts'
import type { HeaderName } from '#shared/routes/headers.ts'
import type { FrameEntry } from '../../site/frameEntry.ts'
import type { Arrangement, HeaderOf } from './headerRow.ts'

interface ArrangementEntry<Name> {
  source: string
  load: () => Promise<{ default: (props: { name: Name }) => ReactNode }>
  words: (name: Name) => readonly WordFile[]
}

const arrangements: { readonly [Name in Arrangement]: ArrangementEntry<HeaderOf<Name>> } = {
  bar: {
    source: 'client/demo/headers/arrangements/BarHeader.tsx',
    load: () => import('./arrangements/BarHeader.tsx'),
    words: () => ['frames'],
  },
  push: {
    source: 'client/demo/headers/arrangements/PushHeader.tsx',
    load: () => import('./arrangements/PushHeader.tsx'),
    words: (name) => ['frames', `headers/${headerArrangements[name].panel}`],
  },
  onePage: {
    source: 'client/demo/headers/arrangements/OnePageHeader.tsx',
    load: () => import('./arrangements/OnePageHeader.tsx'),
    words: (name) => [`headers/${name}`],
  },
  column: {
    source: 'client/demo/headers/arrangements/ColumnHeader.tsx',
    load: () => import('./arrangements/ColumnHeader.tsx'),
    words: () => ['frames'],
  },
  rail: {
    source: 'client/demo/headers/arrangements/RailHeader.tsx',
    load: () => import('./arrangements/RailHeader.tsx'),
    words: () => ['frames'],
  },
  mobile: {
    source: 'client/demo/headers/arrangements/MobileHeader.tsx',
    load: () => import('./arrangements/MobileHeader.tsx'),
    words: () => ['frames'],
  },
  burger: {
    source: 'client/demo/headers/arrangements/BurgerHeader.tsx',
    load: () => import('./arrangements/BurgerHeader.tsx'),
    words: () => ['frames'],
  },
  half: {
    source: 'client/demo/headers/arrangements/HalfHeader.tsx',
    load: () => import('./arrangements/HalfHeader.tsx'),
    words: () => ['frames'],
  },
}

/** Returns the source path (the key in Vite's manifest), the loader and the word files of a header. */
export function headerEntry(name: HeaderName): FrameEntry<HeaderName> {
  // The cast is safe: a header is only passed to its own arrangement.
  const { source, load, words } = arrangements[headerArrangements[name].arrangement] as ArrangementEntry<HeaderName>
  return { source, load, words: words(name) }
}

import type { createReader } from '../publishing/reader.ts'
import { readFacts } from '../publishing/facts/readFacts.ts'
import { setPublishedFacts, type PublishedFacts } from '../publishing/facts/publishedFacts.ts'
import type { ContentKind } from '#shared/publishing/documents.ts'
import type { ContentWatch } from './contentWatch.ts'

/** The kinds on which the facts depend. */
export const factKinds = ['fact', 'chapter'] as const satisfies readonly ContentKind[]

/** The facts about the party that staff have published. */
export interface FactsService {
  /** Returns what visitors see, and makes it the facts of this process. It stays while the store cannot be read. */
  current(): Promise<PublishedFacts>
  /** Returns what a preview shows. */
  preview(): Promise<PublishedFacts>
}

export interface FactsParts {
  store: Parameters<typeof createReader>[0]
  contentWatch: Pick<ContentWatch, 'current'>
}

/** Returns the service of the facts. They are read once for each state of the content store. */
export function createFacts({ store, contentWatch }: FactsParts): FactsService {
  let known: { state: string; facts: Promise<PublishedFacts> } | undefined
  return {
    current() {
      // Read before the facts, so that they are never thought newer than they are.
      const state = contentWatch.current(factKinds)
      if (known?.state === state) return known.facts
      const before = known
      const reading = {
        state,
        facts: readFacts(store).then((facts) => {
          setPublishedFacts(facts)
          return facts
        }),
      }
      known = reading
      // The next request tries again.
      reading.facts.catch(() => known === reading && (known = before))
      return reading.facts
    },
    preview: () => readFacts(store, { isPreview: true }),
  }
}

import { wordsOf } from '#locales/words.ts'
import { createReader } from '../reader.ts'
import { seedVersion } from '../seeds.ts'
import { familyOf } from './forms.ts'
import { loadFacts } from './readFacts.ts'

/**
 * Returns the names of published facts that no page shows: sentences about an amount that the page of donations no longer offers. Makes
 * the published facts those of this process.
 */
export async function staleFacts(store: Parameters<typeof createReader>[0]): Promise<string[]> {
  await loadFacts(store)
  const offered = wordsOf('sr').facts.amounts.list.map(String)
  const shown = await createReader(store).all('fact', { isPreview: false })
  return shown.flatMap(({ slug, version }) => {
    const found = familyOf(slug)
    return version !== seedVersion && found?.family === 'amount' && !offered.includes(found.id) ? [slug] : []
  })
}

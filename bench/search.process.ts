/*
 * Measures the cost of a search: node search.process.ts <language> <times>. The content is every text of the site, several times. Each
 * copy has different words, so that the index grows at least as much as with more pages.
 */
import { createSearchIndex } from '#client/pages/search/searchIndex.ts'
import type { FoundTexts } from '#client/pages/search/siteTexts.ts'
import { wordsOf } from '#locales/words.ts'
import { foldedWords } from '#shared/i18n/fold.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { stemOf } from '#shared/i18n/stem.ts'
import { answerWith, usedBytes } from './ask.ts'

const [language = 'sr', times = '1'] = process.argv.slice(2)
const warmUps = 3

const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsIn)

const today = Object.values(wordsOf(language as Language)).map((words, at): FoundTexts => {
  const [title = '', heading = '', lead = '', description = '', ...sentences] = textsIn(words)
  return {
    route: 'home',
    params: {},
    kind: 'home',
    isDemo: at % 2 === 1,
    title,
    heading,
    lead,
    description,
    keywords: '',
    sentences,
  }
})

/** Returns the text of a copy: words of five letters or more have an additional letter, which depends on the copy. */
const other = (text: string, copy: number): string =>
  copy === 0
    ? text
    : text.replace(/\p{L}{5,}/gu, (word) => word.slice(0, 3) + 'aeiouklmnrst'[copy % 12] + word.slice(3))
const texts = Array.from({ length: Number(times) }, (_, copy) =>
  today.map((page): FoundTexts => ({
    ...page,
    title: other(page.title, copy),
    heading: other(page.heading, copy),
    lead: other(page.lead, copy),
    description: other(page.description, copy),
    sentences: page.sentences.map((sentence) => other(sentence, copy)),
  })),
).flat()

const before = usedBytes()
const begun = performance.now()
const index = await createSearchIndex(texts, {
  stem: (word) => stemOf(word, language as Language),
  ignored: wordsOf(language as Language).searchWords.ignored,
})
const building = performance.now() - begun
const bytes = usedBytes() - before

/** Sentences of at least five words. The queries are made from them. */
const sentences = today.flatMap((page) => page.sentences.map(foldedWords)).filter((words) => words.length > 4)
const some = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!)
const frequent = Object.entries(Object.groupBy(sentences.flat(), (word) => word))
  .sort(([, one], [, another]) => another!.length - one!.length)
  .map(([word]) => word)
const queriesOfKind: Readonly<Record<string, readonly string[]>> = {
  words: some(sentences, 60).map((words) => [...words].sort((one, another) => another.length - one.length)[0]!),
  phrases: some(sentences, 60).map((words) => words.slice(1, 4).join(' ')),
  typos: some(sentences, 60).map((words) =>
    words
      .filter((word) => word.length > 5)
      .slice(0, 2)
      .map((word) => word.slice(0, 2) + word.slice(3))
      .join(' '),
  ),
  nowhere: ['xqzwvkj', 'qwxyz vbnmq', 'zzyzx wqkjh vvbnn', 'hjklq'],
  everywhere: Array.from({ length: 10 }, (_, at) => frequent.slice(at, at + 8).join(' ')),
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Returns the CPU milliseconds for a query, including the results that the page or the suggestions show. */
function costOf(queries: readonly string[], isTyping = false): number {
  const before = cpu()
  for (const query of queries) {
    for (const found of index.find(query, isTyping).slice(0, isTyping ? 6 : 10)) index.show(found)
    if (!isTyping) index.spellingOf(query)
  }
  return (cpu() - before) / queries.length
}

for (let warm = 0; warm < warmUps; warm += 1) for (const queries of Object.values(queriesOfKind)) costOf(queries)

answerWith(() => {
  const kinds = Object.fromEntries(Object.entries(queriesOfKind).map(([kind, queries]) => [kind, costOf(queries)]))
  const typed = costOf(
    queriesOfKind['words']!.map((word) => word.slice(0, 3)),
    true,
  )
  return { texts: texts.length, building, bytes, ...kinds, typed }
})

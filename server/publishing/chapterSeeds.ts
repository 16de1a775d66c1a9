import { wordsOf } from '#locales/words.ts'
import { costs } from '#shared/content/chapterCosts.ts'
import { chapterIds, nextSteps, proposalIds, type ChapterId } from '#shared/content/programme.ts'
import { topicPlace } from '#shared/content/topicPlaces.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { ContentDocument, DocumentText, TextLanguage } from '#shared/publishing/documents.ts'
import { addressOf } from '#shared/routes/url.ts'

/* The chapters of the programme that the site brings, as documents: their texts are words of the site, put into Markdown. */

/** The languages of the texts, with those of the words. Serbian in Latin letters is derived. */
const written = { 'sr-Cyrl': 'sr-Cyrl', en: 'en', fr: 'fr', nl: 'nl' } as const satisfies Partial<
  Record<TextLanguage, Language>
>

/** The distance between the places of two chapters, so that staff can put one between them. */
const orderStep = 10

/** Returns the name of a chapter of the site in the content store: names there have small letters. */
const slugOf = (id: ChapterId): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the chapter of the site with a name; undefined for chapters that staff have added. */
export const chapterOf = (slug: string): ChapterId | undefined => chapterIds.find((id) => slugOf(id) === slug)

/** Returns the address of a chapter's next step. */
function stepAddress(id: ChapterId): string {
  const step = nextSteps[id]
  if ('anchor' in step) return addressOf('programme', { anchor: step.anchor })
  const { route, topic, anchor } = topicPlace(step.topic)
  return addressOf(route, { query: { topic }, anchor })
}

/** The parts of a chapter, in order. */
const partNames = ['problem', 'proposal', 'cost', 'firstYear', 'youCan'] as const

/** Returns a text of the parts of a chapter, each below its heading. */
function joined(language: Language, parts: Readonly<Record<(typeof partNames)[number], string>>): string {
  const { programme } = wordsOf(language)
  return partNames.map((name) => `## ${programme[name]}\n\n${parts[name]}`).join('\n\n')
}

/** Returns the headings of a chapter, with an example of a proposal. */
export const chapterOutline = (language: Language): string =>
  joined(language, { problem: '…', proposal: '1. **…** …', cost: '…', firstYear: '…', youCan: '…' })

/** Returns a chapter in a language: five headings, each with its words below. */
function textOf(id: ChapterId, language: Language): DocumentText {
  const { common, programme, about } = wordsOf(language)
  const { proposals, link, ...own } = programme[id]
  const list = proposalIds.map((name, index) => {
    const { claim, how } = proposals[name]
    return `${index + 1}. **${claim}** ${how}`
  })
  return {
    title: common.chapters[id],
    lead: about.programme.chapters[id],
    body: joined(language, {
      ...own,
      proposal: list.join('\n'),
      youCan: `${own.youCan}\n\n[${link}](${stepAddress(id)})`,
    }),
  }
}

const seedOf = (id: ChapterId, index: number): ContentDocument => {
  return {
    slug: slugOf(id),
    fields: { kind: 'chapter', order: orderStep * (index + 1), cost: costs[id] },
    texts: Object.fromEntries(Object.entries(written).map(([tag, language]) => [tag, textOf(id, language)])),
  }
}

let seeds: readonly ContentDocument[] | undefined

/** Returns the chapters of the site. They are made once. */
export const chapterSeeds = (): readonly ContentDocument[] => (seeds ??= chapterIds.map(seedOf))

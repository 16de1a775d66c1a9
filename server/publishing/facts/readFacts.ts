import type { DeskId } from '#shared/content/organisation.ts'
import type { PartyFacts } from '#shared/content/partyFacts.ts'
import { hasPlaceholder } from '#shared/content/placeholders.ts'
import type { PressItem } from '#shared/content/press.ts'
import { wordsOf } from '#locales/words.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { languages, sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { TextLanguage } from '#shared/publishing/documents.ts'
import type { WordChanges } from '#shared/wordChanges.ts'
import { chapterAnchor, chapterTitles, wordsWithOthers } from '../chapters.ts'
import { textIn } from '../chosenText.ts'
import { createReader, type Seen, type Viewed } from '../reader.ts'
import { seedVersion } from '../seeds.ts'
import { families, familyOf, formOf, sampleNames, type FamilyName } from './forms.ts'
import { lineOf, type FactValues } from './form.ts'
import { factsOfSite, setPublishedFacts, type Accounts, type PublishedFacts } from './publishedFacts.ts'
import { rollOf } from './roll.ts'

const valuesOf = ({ document: { fields } }: Seen): FactValues => (fields.kind === 'fact' ? fields.values : {})
const isSeed = ({ version }: Seen) => version === seedVersion

/** A fact of a family as it is shown. */
interface Member {
  id: string
  values: FactValues
  isSample?: true
}

/** The facts of each family. */
type Shown = ReadonlyMap<FamilyName, readonly Member[]>

/** Returns the list of each family, which replaces that of the site. */
const listsOf: Readonly<Record<FamilyName, (members: readonly Member[]) => Partial<PartyFacts>>> = {
  desk: (members) => ({
    desks: members.map(({ id, isSample }) => ({ id: id as DeskId, ...(isSample && { isSample }) })),
  }),
  office: (members) => ({
    offices: members.map(({ id, values, isSample }) => ({
      id,
      phone: lineOf(values, 'phone'),
      opens: lineOf(values, 'opens'),
      closes: lineOf(values, 'closes'),
      ...(isSample && { isSample }),
    })),
  }),
  amount: () => ({}),
  month: () => ({}),
  press: (members) => ({
    press: members
      .map(({ id, values, isSample }) => ({
        id,
        published: lineOf(values, 'published') as PressItem['published'],
        ...(values['url'] !== undefined && { url: lineOf(values, 'url') as `https://${string}` }),
        ...(isSample && { isSample }),
      }))
      .sort((one, other) => (one.published < other.published ? 1 : -1)),
  }),
}

function membersOf(family: FamilyName, seen: readonly Seen[]): Member[] {
  const members = seen.flatMap((one): Member[] => {
    const found = familyOf(one.slug)
    if (found?.family !== family) return []
    return [{ id: found.id, values: valuesOf(one), ...(isSeed(one) && { isSample: true }) }]
  })
  // Those of the site have the places that they had; others follow by name.
  const { ids }: { ids: readonly string[] } = families[family]
  const placeOf = ({ id }: Member) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return members.sort((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1))
}

/** Texts by name, nested as in the word files. */
export type WordTree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is WordTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a tree with other values in some places. A list is replaced as a whole. */
function replaced(words: unknown, changes: unknown): unknown {
  if (!isTree(words) || !isTree(changes)) return changes
  const entries = Object.entries(changes).map(([name, change]) => [name, replaced(words[name], change)])
  return { ...words, ...Object.fromEntries(entries) }
}

/** Returns what trees replace among the words of the site: for each namespace the entries, with their whole values. */
function entriesIn(language: SourceLanguage, trees: readonly WordTree[], shown: Shown) {
  const words = wordsOf(language === 'sr' ? 'sr-Cyrl' : language, null) as unknown as Record<string, WordTree>
  const change = trees.reduce<WordTree>((sum, tree) => replaced(sum, tree) as WordTree, {})
  const entries = Object.fromEntries(
    Object.entries(change as Record<string, WordTree>).map(([namespace, some]) => [
      namespace,
      Object.fromEntries(
        Object.entries(some).map(([name, value]) => [name, replaced(words[namespace]?.[name], value)]),
      ),
    ]),
  )
  // Nothing is left of members that are withdrawn, and of sample sentences.
  for (const [family, members] of shown) {
    const [namespace, name] = families[family].words
    const some = entries[namespace] as Record<string, WordTree> | undefined
    if (some?.[name])
      some[name] = Object.fromEntries(Object.entries(some[name]).filter(([id]) => members.some((one) => one.id === id)))
  }
  return entries
}

function accountsOf(values: FactValues): Accounts {
  const iban = lineOf(values, 'iban')
  const bic = lineOf(values, 'bic')
  return { account: lineOf(values, 'account'), sepa: iban ? { iban, ...(bic && { bic }) } : undefined }
}

/**
 * Returns the texts that the party has written. Those of the site in other languages stay behind while they are placeholders, and so
 * does a second text that was not changed with the first.
 */
function ownTexts({ document: { texts } }: Seen): typeof texts {
  const own = Object.entries(texts)
    .filter(([, { title }]) => !hasPlaceholder(title))
    .map(([language, text]) => [language, { ...text, lead: hasPlaceholder(text.lead) ? '' : text.lead }])
  return own.length > 0 ? (Object.fromEntries(own) as typeof texts) : texts
}

/**
 * Returns the facts about the party.
 * @param seen all facts that are shown, with the seeds that none has replaced
 * @param chapters the same of the programme: their titles are in menus
 * @param once those of the sample sentences in whose place one was ever published: no sample of their families comes back
 */
export function factsIn(
  seen: readonly Seen[],
  chapters: readonly Seen[] = [],
  once: readonly string[] = [],
): PublishedFacts {
  const own = seen.filter((one) => !isSeed(one)).map((one) => ({ one, form: formOf(one.slug) }))
  const facts: Partial<PartyFacts> = {}
  for (const { one, form } of own) Object.assign(facts, form?.facts?.(valuesOf(one)))
  const shown: Shown = new Map((Object.keys(families) as FamilyName[]).map((one) => [one, membersOf(one, seen)]))
  for (const [family, members] of shown) {
    const isAsBefore = members.length === families[family].ids.length && members.every(({ isSample }) => isSample)
    if (!isAsBefore) Object.assign(facts, listsOf[family](members))
  }
  if (!seen.some(({ slug }) => slug === 'group')) facts.group = null
  const isOtherProgramme = chapters.length !== chapterIds.length || !chapters.every(isSeed)
  const onceOwn = once.flatMap((slug) => familyOf(slug)?.family ?? [])
  const cleared = [...onceOwn, ...own.flatMap(({ form }) => form?.clears ?? [])].map((family) => {
    const [namespace, entry] = families[family].words
    return { [namespace]: { [entry]: {} } }
  })
  const programme = isOtherProgramme ? chapterTitles(chapters.map(({ document }) => document)) : undefined
  if (programme) facts.chapters = Object.keys(programme.sr)
  const words = Object.fromEntries(
    sourceLanguages.map((language) => {
      const trees = own.flatMap(({ one, form }) =>
        form?.words ? [form.words(textIn(ownTexts(one), language === 'sr' ? 'sr-Cyrl' : language))] : [],
      )
      const ofChapters = programme
        ? [
            { common: { chapters: programme[language] } },
            wordsWithOthers(language === 'sr' ? 'sr-Cyrl' : language, chapters.length > 0) as WordTree,
          ]
        : []
      return [language, entriesIn(language, [...trees, ...cleared, ...ofChapters], shown)]
    }),
  ) as WordChanges['words']
  const tags = Object.fromEntries(
    languages.flatMap((language) => {
      const foreign = own.flatMap(({ one, form }): [name: string, tag: TextLanguage][] => {
        const { lang = undefined } = form?.words ? textIn(ownTexts(one), language) : {}
        return lang ? [[one.slug, lang]] : []
      })
      for (const { document } of isOtherProgramme ? chapters : []) {
        const { lang } = textIn(document.texts, language)
        if (lang) foreign.push([`chapters.${chapterAnchor(document.slug)}`, lang])
      }
      return foreign.length > 0 ? [[language, Object.fromEntries(foreign)] as const] : []
    }),
  )
  const gone = [...(facts.group === null ? ['group'] : []), ...(facts.offices?.length === 0 ? ['office'] : [])]
  const isChanged = Object.keys(facts).length > 0 || Object.values(words).some((one) => Object.keys(one).length > 0)
  const publishedOf = (slug: string) => own.find(({ one }) => one.slug === slug)?.one
  const [municipalities, account] = [publishedOf('municipalities'), publishedOf('account')]
  return {
    changes: isChanged ? { facts, words, gone, ...(Object.keys(tags).length > 0 && { tags }) } : undefined,
    roll: municipalities ? rollOf(valuesOf(municipalities)) : factsOfSite.roll,
    accounts: account ? accountsOf(valuesOf(account)) : factsOfSite.accounts,
  }
}

/** Reads the facts about the party from the store. */
export const readFacts = async (
  store: Parameters<typeof createReader>[0],
  viewed: Viewed = { isPreview: false },
): Promise<PublishedFacts> => {
  const { all } = createReader(store)
  return factsIn(
    ...(await Promise.all([all('fact', viewed), all('chapter', viewed), store.onceShown('fact', sampleNames)])),
  )
}

/** Reads the published facts, and makes them those of this process. */
export const loadFacts = async (store: Parameters<typeof createReader>[0]): Promise<void> =>
  setPublishedFacts(await readFacts(store))

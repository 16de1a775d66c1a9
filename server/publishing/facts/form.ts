import { z } from 'zod'
import type { Catalog } from '#locales/catalog.ts'
import type { PartyFacts } from '#shared/content/partyFacts.ts'
import type { FactFields } from '#shared/publishing/documents.ts'
import { text, type Text } from '../../staff/text.ts'
import type { TextEntry } from '../kinds/kind.ts'
import { invalid, single } from '../kinds/values.ts'

export type FactValues = FactFields['values']

/** The words of a fact in one language. */
export interface FactWords {
  /** The first or only text: a name, a place, a headline. */
  title: string
  /** The second text of a fact that has two. */
  lead: string
}

/** A value of a fact: its schema, and an example for editors who have left it out; without one it is optional. */
export interface FactValue {
  schema: z.ZodType<string | readonly string[] | undefined>
  example?: string
  /** Whether it is the day of something that has happened. */
  isPast?: true
}

/** The texts, values and effects of one fact. */
export interface FactForm {
  /** The texts of each language. */
  texts?: Partial<Record<keyof FactWords, TextEntry>>
  values?: Readonly<Record<string, FactValue>>
  /** Returns what the site shows until staff publish the fact, in each language. */
  seed: () => { values?: FactValues; words?: (catalog: Catalog) => Partial<FactWords> }
  /** Returns what the fact replaces in every language. */
  facts?: (values: FactValues) => Partial<PartyFacts>
  /** Returns what it replaces among the words of a language. */
  words?: (words: FactWords) => Readonly<Record<string, unknown>>
  /** The families whose sample sentences go with the site's own value. */
  clears?: readonly ('amount' | 'month')[]
  /** Whether the site's own value is a sample, though it does not look like one. */
  isSample?: true
  /** Whether it needs at least one of its values. */
  needsOne?: true
  /** Whether the site can do without it. */
  isOptional?: true
  /** Returns whether a text is possible; undefined without a rule. */
  fits?: (words: FactWords) => boolean
}

/**
 * Returns a value that has to look like its example.
 * @param read returns the value as it is kept; undefined for a wrong one
 */
export const like = (key: string, example: string, read: (value: string) => string | undefined): FactValue => ({
  schema: single.transform((value, context) =>
    value === '' ? undefined : (read(value) ?? invalid(context, text('publishing.wrongFact', { key, value, example }))),
  ),
  example,
})

/**
 * Returns a value that is a list; a line has it with commas.
 * @param problemOf returns what is wrong with the list as a whole; undefined for a right one
 */
export const listLike = (
  key: string,
  example: string,
  read: (value: string) => string | undefined,
  problemOf: (list: readonly string[]) => Text | undefined = () => undefined,
): FactValue => ({
  schema: z
    .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
    .transform((written, context) => {
      const given = written.map((value) => value.trim()).filter((value) => value !== '')
      const list = given.map(read)
      const wrong = list.indexOf(undefined)
      if (wrong >= 0)
        return invalid(context, text('publishing.wrongFact', { key, value: given[wrong] ?? '', example }), wrong)
      const problem = problemOf(list as string[])
      if (problem) return invalid(context, problem)
      return list.length > 0 ? (list as string[]) : undefined
    }),
  example,
})

export const optional = ({ schema }: FactValue): FactValue => ({ schema })

/** Returns a value as one line; empty if the fact has none. */
export const lineOf = (values: FactValues, key: string): string => {
  const value = values[key] ?? ''
  return typeof value === 'string' ? value : value.join(', ')
}

/** Returns a value as a list. */
export const listOf = (values: FactValues, key: string): readonly string[] => {
  const value = values[key] ?? []
  return typeof value === 'string' ? [value] : value
}

import type { z } from 'zod'
import type { ContentListing } from '#db/store.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { textLanguages, type ContentDocument, type DocumentText, type Fields } from '#shared/publishing/documents.ts'
import type { Text } from '../../staff/text.ts'

/* What the content store needs to know of a kind. Each kind is a module beside this one. */

/** A text of one language in the front matter. */
export interface TextEntry {
  /** The name in front matter, if it differs from that in the document. */
  key?: string
  /** The longest text, in characters. */
  limit: number
  /** An example for editors who have left it out; without one it is optional. */
  example?: string
}

/** The front matter of a file: values, and the means to report what is wrong with them. */
export interface Facts<Schemas extends Record<string, z.ZodType>> {
  /** The name of the item. */
  slug: string
  values: { readonly [Key in keyof Schemas]?: z.output<Schemas[Key]> }
  /** Reports a problem, which prevents that the file is saved, at the line of a fact. */
  report: (key: keyof Schemas & string, problem: Text) => void
  /** Reports that a fact is missing, unless it has another problem. */
  require: (key: keyof Schemas & string, example: string) => void
  /** Reports what an editor should know, and need not change. */
  note: (key: keyof Schemas & string, note: Text) => void
}

interface Definition<Own extends Fields, Schemas extends Record<string, z.ZodType>> {
  /** The name in commands, exports and the names of items: `news` in `staff news list`. */
  folder: string
  /** An item of the kind in examples. */
  example: string
  /** The texts of each language. Without texts, an item is one file of facts. */
  texts: Partial<Record<keyof Omit<DocumentText, 'body'>, TextEntry>>
  /** Whether Markdown follows the front matter. */
  hasBody: boolean
  /** The pages that show the items, as paths; undefined if each item has a page of its own (`itemPath`). */
  shownOn?: readonly string[]
  facts: Schemas
  /** The facts that are the day of something that has happened: they cannot be in the future. */
  pastDays?: readonly (keyof Schemas & string)[]
  /** Returns the texts and facts of one item, where the items of a kind differ. */
  formOf?: (slug: string) => Pick<Kind, 'texts' | 'facts' | 'pastDays'>
  /** Returns the fields of a document. */
  read: (facts: Facts<Schemas>) => Own
  /** Returns the fields as front matter. */
  write: (fields: Own) => Record<string, string | readonly string[] | boolean | number>
  /** Returns the front matter that a new file begins with. */
  draft: (today: string, slug: string) => Record<string, string | readonly string[] | boolean>
  /** Returns the Markdown that a new text in a language begins with. */
  outline?: (language: Language) => string
  /** Returns what lists sort and filter by. */
  listing?: (fields: Own) => Partial<Omit<ContentListing, 'tags' | 'languages'>>
  /** Returns the last day, ISO 8601, on which the law lets staff publish an item; undefined without a deadline. */
  publishBy?: (fields: Own) => string | undefined
  /** Returns what is wrong with the address of an item; undefined for a right one. */
  slugProblem?: (slug: string) => Text | undefined
  /** Returns what is wrong with the texts of one language, beyond their lengths; undefined for right ones. */
  textProblem?: (slug: string, words: DocumentText) => Text | undefined
  /** Returns why an item of this address would be shown nowhere, so that it cannot be published; undefined if it would. */
  publishProblem?: (slug: string) => Text | undefined
  /** Returns whether the site cannot do without an item: it cannot be withdrawn. */
  isNeeded?: (slug: string) => boolean
  /** Returns the documents that the site shows until staff publish their own. */
  seed?: () => readonly ContentDocument[]
  /**
   * Whether a published item replaces only the seed of the same name. Otherwise all seeds are samples, which the first published item
   * replaces.
   */
  replacesOneSeed?: boolean
  /** Returns a line about an item for lists. */
  summary: (document: ContentDocument) => string
}

export type Kind = Definition<Fields, Record<string, z.ZodType>>

/** Returns the definition of a kind, with the types of its own fields checked. */
export const defineKind = <Own extends Fields, const Schemas extends Record<string, z.ZodType>>(
  definition: Definition<Own, Schemas>,
): Kind => definition as unknown as Kind

/** Returns the title of a document in the first of its languages. */
export const titleOf = ({ texts }: ContentDocument): string =>
  textLanguages.flatMap((language) => texts[language] ?? [])[0]?.title ?? ''

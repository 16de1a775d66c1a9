import { Html, markup } from './html.ts'

const placeholder = /\{\{([^{}]*)\}\}/

/** The pieces of a text: those at odd places are names of placeholders. */
const split = (text: string): string[] => text.split(placeholder)

function valueOf<T>(values: Readonly<Record<string, T>>, name: string, text: string): T {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) throw new Error(`Nothing fills {{${name}}} in “${text}”.`)
  return value
}

/**
 * A text with its `{{placeholders}}` filled in. Throws on one that has no value: a mail with a hole in it must not
 * leave. Values are inserted as they are and never searched for placeholders themselves.
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  split(text)
    .map((piece, at) => (at % 2 ? valueOf(values, piece, text) : piece))
    .join('')

/** The same as markup: the text and every value that is not markup are escaped. */
export const fillHtml = (text: string, values: Readonly<Record<string, string | Html>>): Html =>
  new Html(
    split(text)
      .map((piece, at) => markup`${at % 2 ? valueOf(values, piece, text) : piece}`.source)
      .join(''),
  )

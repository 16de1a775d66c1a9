import { Html, markup } from './html.ts'

const placeholder = /\{\{([^{}]*)\}\}/

/** Splits a text at its placeholders. Pieces at odd indexes are their names. */
const split = (text: string): string[] => text.split(placeholder)

function valueOf<T>(values: Readonly<Record<string, T>>, name: string, text: string): T {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) throw new Error(`The placeholder {{${name}}} in “${text}” has no value.`)
  return value
}

/**
 * Returns a text with its `{{placeholders}}` replaced. Placeholders in values are not replaced.
 * @throws Error when a placeholder has no value
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  split(text)
    .map((piece, index) => (index % 2 ? valueOf(values, piece, text) : piece))
    .join('')

/** Returns the same as markup. The text, and values that are not markup, are escaped. */
export const fillHtml = (text: string, values: Readonly<Record<string, string | Html>>): Html =>
  new Html(
    split(text)
      .map((piece, index) => markup`${index % 2 ? valueOf(values, piece, text) : piece}`.source)
      .join(''),
  )

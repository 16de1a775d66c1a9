/** A piece of markup that is safe to insert into other markup. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Insert = string | number | Html | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for element content and for attributes in either kind of quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

function sourceOf(insert: Insert): string {
  if (insert instanceof Html) return insert.source
  if (typeof insert === 'object') return insert.map(sourceOf).join('\n')
  return escapeHtml(String(insert))
}

/**
 * Tagged template for markup: whatever is inserted is escaped, unless it is markup already. A mail can only be
 * written with it, so nobody has to remember to escape.
 */
export const markup = (strings: TemplateStringsArray, ...inserts: readonly Insert[]): Html =>
  new Html(String.raw({ raw: strings }, ...inserts.map(sourceOf)))

import { escapeHtml } from '#shared/escapeHtml.ts'

/** Markup that is safe to insert into other markup. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Insert = string | number | Html | readonly Html[]

function sourceOf(insert: Insert): string {
  if (insert instanceof Html) return insert.source
  if (typeof insert === 'object') return insert.map(sourceOf).join('\n')
  return escapeHtml(String(insert))
}

/**
 * A template tag for markup. It escapes every inserted value that is not markup already.
 */
export const markup = (strings: TemplateStringsArray, ...inserts: readonly Insert[]): Html =>
  new Html(String.raw({ raw: strings }, ...inserts.map(sourceOf)))

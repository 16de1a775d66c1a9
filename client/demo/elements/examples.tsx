import type { ComponentType, ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import type { ElementName } from '#shared/routes/elements.ts'
import { ElementPage } from './ElementPage.tsx'

export type ElementWords<Name extends ElementName> = PageCatalog[`elements/${Name}`]

/** An example is a component; the words of its element are its props. */
export type Example<Name extends ElementName> = (words: ElementWords<Name>) => ReactNode

/** An example for each text under `examples` in the element's words; the order is that of the page. */
export type Examples<Name extends ElementName> = {
  [Key in keyof ElementWords<Name>['examples']]: Example<Name>
}

export interface ElementOptions {
  /** Examples side by side, so many of them in a row, under the headings that the element's words have in `groups`. */
  groups?: Readonly<Record<string, readonly string[]>>
  /** `both`: each example stands on a light and on a dark ground, whatever the theme; `stacked`: the dark one below, as wide. */
  grounds?: 'page' | 'both' | 'stacked'
}

/** An example with its page's name for it, whatever its element. */
export interface NamedExample {
  name: string
  Example: ComponentType<object>
  /** Its source as HTML; the browser has none. */
  code: string | undefined
}

export interface ElementPageModule<Name extends ElementName = ElementName> {
  default: (() => ReactNode) & { element: Name; examples: readonly NamedExample[] }
}

/**
 * The page of an element: its examples, in order. They feed the page, the preview of the index and the tests.
 * @param code the source of each example, which the build adds on the server (`scripts/vite/exampleCode.ts`)
 */
export function elementPage<const Name extends ElementName>(
  element: Name,
  examples: Examples<Name>,
  { grounds = 'page', groups }: ElementOptions = {},
  code: Readonly<Record<string, string>> = {},
): ElementPageModule<Name>['default'] {
  const list = Object.entries<Example<Name>>(examples).map(([name, example]) => ({
    name,
    Example: example as ComponentType<object>,
    code: code[name],
  }))
  const Page = () => <ElementPage element={element} examples={list} grounds={grounds} groups={groups} />
  return Object.assign(Page, { element, examples: list })
}

import type { ComponentType, ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import type { ElementName } from '#shared/routes/elements.ts'
import { ElementPage } from './ElementPage.tsx'

export type ElementWords<Name extends ElementName> = PageCatalog[`elements/${Name}`]

/** The name of an example, which is its heading, and a sentence about it. */
export type ExampleWords = Readonly<Record<'name' | 'note', string>>

/** An example: a component whose props are the words of its element. */
export type Example<Name extends ElementName> = (props: ElementWords<Name>) => ReactNode

/** One example for each text under `examples` in the element's words, in the order of the page. */
export type Examples<Name extends ElementName> = {
  [Key in keyof ElementWords<Name>['examples']]: Example<Name>
}

export interface ElementOptions {
  /** Names of examples that stand side by side, by group. The element's words have a heading for each group in `groups`. */
  groups?: Readonly<Record<string, readonly string[]>>
  /** Name of the example that the index shows, small and without its code. The default is the first. */
  preview?: string
  /** The examples are small, and are enlarged on a wide screen. */
  isSmall?: boolean
  /**
   * The place of the first example: over the lower edge of the title's field (`rise`), which needs an opaque example, or beside the
   * title (`beside`). It is below the title if absent.
   */
  opening?: 'rise' | 'beside'
  /** Sign and colours of the title and of the fields with the heads of examples; half discs, and yellow first, if absent. */
  sign?: 'bars' | 'dots' | 'quarters' | 'rings' | 'steps'
  /** The examples show invented people, figures, prices or quotations, and the page ends with a note that says so. */
  hasSamples?: boolean
}

/** Returns the same texts in a loop from another one, so that the examples of a page begin with different ones. */
export function startingWith<Texts extends object>(first: keyof Texts & string, texts: Texts): Texts {
  const entries = Object.entries(texts)
  const from = entries.findIndex(([key]) => key === first)
  return Object.fromEntries([...entries.slice(from), ...entries.slice(0, from)]) as Texts
}

/** An example with its name on the page. */
export interface NamedExample {
  name: string
  Example: ComponentType<object>
  /** Source code of the example as HTML. Undefined in the browser. */
  code: string | undefined
}

export interface ElementPageModule<Name extends ElementName = ElementName> {
  default: (() => ReactNode) & {
    element: Name
    examples: readonly NamedExample[]
    preview: NamedExample
  }
}

/**
 * Returns the page of an element with its examples in order. The index and the tests use them too.
 * @param code the source of each example, which the build adds on the server (`scripts/vite/exampleCode.ts`)
 */
export function elementPage<const Name extends ElementName>(
  element: Name,
  examples: Examples<Name>,
  options: ElementOptions = {},
  code: Readonly<Record<string, string>> = {},
): ElementPageModule<Name>['default'] {
  const list = Object.entries<Example<Name>>(examples).map(([name, example]) => ({
    name,
    Example: example as NamedExample['Example'],
    code: code[name],
  }))
  const Page = () => <ElementPage element={element} examples={list} {...options} />
  return Object.assign(Page, {
    element,
    examples: list,
    preview: list.find(({ name }) => name === options.preview) ?? list[0]!,
  })
}

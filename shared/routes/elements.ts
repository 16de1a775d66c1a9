import { elementRows } from './elements.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * A row of an element, from its `page.ts` (`client/demo/elements/<name>`). The folder's name is also that of its
 * examples, its file of words and its tests.
 */
export interface ElementRow extends FoundRow, Pick<RouteOptions, 'countdown'> {
  /** The default is `/elements/<name>`. */
  path?: `/model-popup/${string}` | '/animation'
}

export type ElementName = keyof typeof elementRows
export const elementNames = Object.keys(elementRows) as ElementName[]
export const elementPaths = Object.fromEntries(
  Object.entries<ElementRow>(elementRows).map(([name, { path = `/elements/${name}` }]) => [name, path]),
) as Record<ElementName, NonNullable<ElementRow['path']> | `/elements/${string}`>

/** The families with an index of their own at `/<family>`. All other elements belong to `elements`. */
export const elementFamilies = ['elements', 'model-popup'] as const
export type ElementFamily = (typeof elementFamilies)[number]

export const familyOf = (name: ElementName): ElementFamily =>
  elementFamilies.find((family) => elementPaths[name].startsWith(`/${family}/`)) ?? 'elements'

/** Returns a family's elements, in order. */
export const elementsOf = (family: ElementFamily): readonly ElementName[] =>
  elementNames.filter((name) => familyOf(name) === family)

import { elementRows } from './elements.generated.ts'
import { pathsOf, type FoundRow, type RouteOptions } from './route.ts'

/**
 * What an element's `page.ts` says (`client/demo/elements/<name>`). The name of the folder is that of its examples, of its file of words and of
 * its tests.
 */
export interface ElementRow extends FoundRow, Pick<RouteOptions, 'countdown'> {
  path: `/elements/${string}` | `/model-popup/${string}` | '/animation'
}

export type ElementName = keyof typeof elementRows
export const elementNames = Object.keys(elementRows) as ElementName[]
export const elementPaths = pathsOf(elementRows)

/** The families that have an index of their own, `/<family>`; what belongs to none stands with the elements. */
export const elementFamilies = ['elements', 'model-popup'] as const
export type ElementFamily = (typeof elementFamilies)[number]

export const familyOf = (name: ElementName): ElementFamily =>
  elementFamilies.find((family) => elementPaths[name].startsWith(`/${family}/`)) ?? 'elements'

/** A family's elements, in order. */
export const elementsOf = (family: ElementFamily): readonly ElementName[] =>
  elementNames.filter((name) => familyOf(name) === family)

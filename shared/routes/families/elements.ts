import { elementRows } from '../elements.generated.ts'
import { elementFamilies, elementNames, elementPaths } from '../elements.ts'
import { route } from '../route.ts'

/** The pages of the kit's elements. */
export const elements = [
  ...elementFamilies.map((family) => route(family, `/${family}`, 'elementIndex', { family }, { isDemo: true })),
  ...elementNames.map((element) =>
    route(
      `element-${element}`,
      elementPaths[element],
      'element',
      { element },
      { isDemo: true, ...elementRows[element] },
    ),
  ),
] as const

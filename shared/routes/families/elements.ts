import { elementRows } from '../elements.generated.ts'
import { elementFamilies, elementNames, elementPaths } from '../elements.ts'
import { route } from '../route.ts'

/** The kit's own pages: what every other page is made of. */
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

import { innerRows } from '../inner.generated.ts'
import { innerNames, innerPaths } from '../inner.ts'
import { route } from '../route.ts'

/** The inner pages under `/page`. */
export const inner = innerNames.map((inner) =>
  route(`page-${inner}`, innerPaths[inner], 'inner', { inner }, { isDemo: true, ...innerRows[inner] }),
)

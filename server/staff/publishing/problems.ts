import type { Problem } from '../../publishing/problem.ts'
import type { Formatter } from '../formatter.ts'
import { text } from '../text.ts'

/** Returns problems as lines for people, in the order of the file. */
export const problemLines = (problems: readonly Problem[], formatter: Formatter): string[] =>
  [...problems]
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
    .map(({ line, text: problem }) =>
      formatter.text(line === undefined ? problem : text('publishing.inLine', { line, problem })),
    )

import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 1 } as const satisfies ArticleTypeRow

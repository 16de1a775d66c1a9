import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 9 } as const satisfies ArticleTypeRow

import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 8 } as const satisfies ArticleTypeRow

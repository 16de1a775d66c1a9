import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 6, needs: 'embed' } as const satisfies ArticleTypeRow

import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 5, needs: 'embed' } as const satisfies ArticleTypeRow

import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 4, needs: 'film' } as const satisfies ArticleTypeRow

import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 6, needs: 'foreign' } as const satisfies ArticleTypeRow

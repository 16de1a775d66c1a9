import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 7, needs: 'piece' } as const satisfies ArticleTypeRow

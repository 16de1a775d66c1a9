import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

export default { position: 3, needs: 'pictures' } as const satisfies ArticleTypeRow

import type { PostCategory, PostTag } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'

/** So many are shown under an article. */
export const relatedCount = 3

const shared = (a: readonly string[], b: readonly string[]): number => a.filter((one) => b.includes(one)).length

/** What an article has in common with others. A long one stands in no list, and has no id. */
export interface Relatable {
  id?: string
  category: readonly PostCategory[]
  tags: readonly PostTag[]
}

/** The articles that share most tags with one; of several the one that shares more categories, then the newer. */
export function relatedTo(post: Relatable, posts: readonly Teaser[]): Teaser[] {
  const likeness = (other: Teaser) => shared(post.tags, other.tags) * 10 + shared(post.category, other.category)
  return posts
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, likeness: likeness(other) }))
    .sort((a, b) => b.likeness - a.likeness || b.other.date.localeCompare(a.other.date))
    .slice(0, relatedCount)
    .map(({ other }) => other)
}

import type { PostCategory, PostTag } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'

/** The number of related articles under an article. */
export const relatedCount = 3

const countShared = (a: readonly string[], b: readonly string[]): number => a.filter((one) => b.includes(one)).length

/** The fields that are compared. A long article has no id, because it is in no list. */
export interface Relatable {
  id?: string
  category: readonly PostCategory[]
  tags: readonly PostTag[]
}

/** Returns the related articles: those with the most shared tags, then the most shared categories, then the newest. */
export function findRelatedPosts(post: Relatable, posts: readonly Teaser[]): Teaser[] {
  const similarity = (other: Teaser) =>
    countShared(post.tags, other.tags) * 10 + countShared(post.category, other.category)
  return posts
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, likeness: similarity(other) }))
    .sort((a, b) => b.likeness - a.likeness || b.other.date.localeCompare(a.other.date))
    .slice(0, relatedCount)
    .map(({ other }) => other)
}

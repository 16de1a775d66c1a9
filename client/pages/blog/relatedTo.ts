import type { Teaser } from '#shared/content/content.ts'

/** So many are shown under an article. */
export const relatedCount = 3

const shared = (a: readonly string[], b: readonly string[]): number => a.filter((one) => b.includes(one)).length

/** The articles that share most tags with one; of several the one that shares more categories, then the newer. */
export function relatedTo(post: Teaser, posts: readonly Teaser[]): Teaser[] {
  const likeness = (other: Teaser) => shared(post.tags, other.tags) * 10 + shared(post.category, other.category)
  return posts
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, likeness: likeness(other) }))
    .sort((a, b) => b.likeness - a.likeness || b.other.date.localeCompare(a.other.date))
    .slice(0, relatedCount)
    .map(({ other }) => other)
}

import { postTags, type PostTag } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'

/** The number of tags in a side column. */
const shownCount = 8

/** Returns the most frequent tags of articles, in the order of all tags. */
export function frequentTags(posts: readonly Pick<Teaser, 'tags'>[]): PostTag[] {
  const countOf = (tag: PostTag) => posts.filter(({ tags }) => tags.includes(tag)).length
  const shown = postTags.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, shownCount)
  return postTags.filter((tag) => shown.includes(tag) && countOf(tag) > 0)
}

import { useTranslation } from 'react-i18next'
import type { Teaser } from '#shared/content/content.ts'
import { PageSection } from '../../sections/PageSection.tsx'
import { PostList } from './PostList.tsx'
import { relatedTo, type Relatable } from './relatedTo.ts'

/** Three articles about the same. */
export function Related({ posts, post }: { posts: readonly Teaser[]; post: Relatable }) {
  const { t } = useTranslation('blog')
  return (
    <PageSection title={t('related')} ground="tint" isTight>
      <PostList posts={relatedTo(post, posts)} look="grid" level={3} />
    </PageSection>
  )
}

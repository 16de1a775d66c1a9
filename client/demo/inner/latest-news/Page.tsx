import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { ChapterLinks } from '../../../sections/ChapterLinks.tsx'
import { MiniTitle } from '../../pageTitles/MiniTitle.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { LeadStories } from './LeadStories.tsx'
import styles from './Page.module.css'
import { PopularPages } from './PopularPages.tsx'
import { RecentPosts } from './RecentPosts.tsx'
import { innerPage } from '../innerPage.tsx'

/**
 * The page of news: a thin title, lead stories as posters, recent articles beside the press, popular pages, the newsletter
 * form and the topics.
 */
export default innerPage(
  'latest-news',
  ({ stories, popular, topics, recent, letter }, title) => (
    <>
      <MiniTitle {...title} />
      <PageBand>
        <LeadStories label={stories.label} words={stories.items} />
      </PageBand>
      <PageSection title={recent.title} lead={recent.lead}>
        <RecentPosts words={recent} />
      </PageSection>
      <PageSection title={popular.title} lead={popular.lead} ground="tint">
        <div className={styles.columns}>
          <PopularPages words={popular.items} />
          <SubscribeForm anchor="letter" look="stacked" heading={letter.title} lead={letter.lead} />
        </div>
      </PageSection>
      <PageSection title={topics.title} lead={topics.lead} ground="highlight" isTight>
        <ChapterLinks />
      </PageSection>
    </>
  ),
  { hasSamples: true },
)

import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { MiniTitle } from '../../../sections/pageTitles/MiniTitle.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { LeadStories } from './LeadStories.tsx'
import { NewsTopics } from './NewsTopics.tsx'
import { Popular } from './Popular.tsx'
import { Recent } from './Recent.tsx'
import { innerPage } from '../innerPage.tsx'

/** A front page: a thin masthead, posters as wide as the screen, then what is easy to begin with, the topics, the press and the letter. */
export default innerPage('latest-news', ({ stories, popular, topics, recent, letter }, title) => (
  <>
    <MiniTitle {...title} />
    <PageBand>
      <LeadStories label={stories.label} words={stories.items} />
    </PageBand>
    <PageSection title={popular.title} lead={popular.lead} head="beside">
      <Popular words={popular.items} />
    </PageSection>
    <PageSection title={topics.title} lead={topics.lead} ground="marigold" isTight>
      <NewsTopics />
    </PageSection>
    <PageSection title={recent.title} lead={recent.lead}>
      <Recent contact={recent.contact}>
        <SubscribeForm at="letter" look="stacked" heading={letter.title} lead={letter.lead} />
      </Recent>
    </PageSection>
  </>
))

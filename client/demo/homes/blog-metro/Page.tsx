import { postTags } from '#shared/content/blog.ts'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { TagLinks } from '../../blog/TagLinks.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MostLikedPosts } from '../parts/MostLikedPosts.tsx'
import './colours.css'
import { PodcastTeaser } from './PodcastTeaser.tsx'
import { PostWall } from './PostWall.tsx'
import styles from './Page.module.css'

/** The home page of a blog as a wall of tiles. */
export default homePage('blog-metro', ({ heading, lead, summary, liked, topics, heard, letter }) => (
  <>
    <PostWall heading={heading} lead={lead} summary={summary} />
    <HomeSection title={liked.title} lead={liked.lead} head="beside" width="wide">
      <MostLikedPosts />
    </HomeSection>
    <PodcastTeaser words={heard} />
    <HomeSection title={topics.title} lead={topics.lead} ground="tint" width="wide">
      <div className={styles.topics}>
        <TagLinks tags={postTags} />
      </div>
    </HomeSection>
    <HomeSection id="letter" title={letter.title} lead={letter.text} ground="night" width="wide" size="huge" isTight>
      <SubscribeForm anchor="metro-letter" look="inline" />
    </HomeSection>
  </>
))

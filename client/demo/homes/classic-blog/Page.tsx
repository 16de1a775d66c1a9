import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MostLikedPosts } from '../parts/MostLikedPosts.tsx'
import './colours.css'
import { PostArchive } from './PostArchive.tsx'
import { PostColumn } from './PostColumn.tsx'
import { BlogHeader } from './BlogHeader.tsx'
import { PostSlides } from './PostSlides.tsx'
import styles from './Page.module.css'

/** The home page of a classic blog: a column of articles and a side column. */
export default homePage('classic-blog', ({ heading, lead, slides, popular, column, archive, letter }) => (
  <>
    <BlogHeader heading={heading} lead={lead} />
    <PostSlides words={slides} />
    <HomeSection title={popular.title} ground="third" head="centre" isTight>
      <MostLikedPosts />
    </HomeSection>
    <div className={styles.column}>
      <PostColumn words={column} />
    </div>
    <HomeSection title={archive.title} lead={archive.lead} ground="second" size="large">
      <PostArchive />
      <div className={styles.allLink}>
        <ButtonRow>
          <StyledButton route="blog-simple" tone="outline" iconAfter="arrow">
            {archive.all}
          </StyledButton>
        </ButtonRow>
      </div>
    </HomeSection>
    <HomeSection
      id="letter"
      title={letter.title}
      lead={letter.text}
      ground="night"
      head="centre"
      width="narrow"
      size="large"
    >
      <SubscribeForm anchor="courtyard-letter" look="inline" />
    </HomeSection>
  </>
))

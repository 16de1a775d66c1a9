import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MostLikedPosts } from '../parts/MostLikedPosts.tsx'
import './colours.css'
import { BlogAuthor } from './BlogAuthor.tsx'
import { Courtyard, PostArchive } from './PostArchive.tsx'
import { PostColumn } from './PostColumn.tsx'
import { BlogHeader } from './BlogHeader.tsx'
import { PostSlides } from './PostSlides.tsx'
import styles from './Page.module.css'

/** The home page of a classic blog: the author at her window, a column of articles and a side column. */
export default homePage('classic-blog', ({ heading, lead, slides, author, popular, column, archive, letter }) => (
  <>
    <BlogHeader heading={heading} lead={lead} />
    <PostSlides words={slides} />
    <BlogAuthor words={author} />
    <div className={styles.column}>
      <PostColumn words={column} />
    </div>
    <HomeSection title={popular.title} ground="second" size="huge" className={styles.popular}>
      <MostLikedPosts />
    </HomeSection>
    <HomeSection title={archive.title} ground="third" size="huge" width="full">
      <PostArchive />
      <div className={styles.allLink}>
        <ButtonRow>
          <StyledButton route="blog-simple" tone="outline" iconAfter="arrow">
            {archive.all}
          </StyledButton>
        </ButtonRow>
      </div>
      <Courtyard />
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

import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { LikedList } from '../parts/LikedList.tsx'
import './colours.css'
import { Archive } from './Archive.tsx'
import { Column } from './Column.tsx'
import { Opening } from './Opening.tsx'
import { Slides } from './Slides.tsx'
import styles from './Page.module.css'

/** The home page of a classic blog: a column of articles and a side column. */
export default homePage('classic-blog', ({ heading, lead, slides, popular, column, archive, letter }) => (
  <>
    <Opening heading={heading} lead={lead} />
    <Slides words={slides} />
    <HomeSection title={popular.title} ground="third" head="centre" isTight>
      <LikedList />
    </HomeSection>
    <div className={styles.column}>
      <Column words={column} />
    </div>
    <HomeSection title={archive.title} lead={archive.lead} ground="second" head="beside">
      <Archive />
      <div className={styles.all}>
        <ButtonRow>
          <StyledButton route="blog-simple" tone="outline" iconAfter="arrow">
            {archive.all}
          </StyledButton>
        </ButtonRow>
      </div>
    </HomeSection>
    <HomeSection title={letter.title} lead={letter.text} ground="night" head="centre" width="narrow" size="large">
      <SubscribeForm at="courtyard-letter" look="inline" />
    </HomeSection>
  </>
))

import pictures from 'virtual:pictures/home-magazine'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { homePage } from '../homePage.tsx'
import { CategoryFields } from '../parts/CategoryFields.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MostLikedPosts } from '../parts/MostLikedPosts.tsx'
import './colours.css'
import { FirstPage } from './FirstPage.tsx'
import { Masthead } from './Masthead.tsx'
import { PrintStrip } from './PrintStrip.tsx'
import { ArticleQuote } from './ArticleQuote.tsx'
import { Stories } from './Stories.tsx'

/** Renders the home of a magazine: its first page, coloured sections, the newest stories, and the articles that readers liked. */
export default homePage('magazine', ({ heading, lead, first, sections, stories, liked, quoted, prints, letter }) => (
  <>
    <Masthead heading={heading} lead={lead} letter={letter.short} />
    <FirstPage words={first} />
    <CategoryFields label={sections} />
    <Stories words={stories} />
    <HomeSection title={liked.title} lead={liked.lead} ground="deep" width="wide" head="above">
      <MostLikedPosts />
    </HomeSection>
    <ArticleQuote words={quoted} picture={pictures.speaker} />
    <PrintStrip words={prints} />
    <HomeSection
      title={letter.title}
      lead={letter.text}
      id="letter"
      ground="third"
      width="wide"
      head="beside"
      size="large"
      isTight
    >
      <SubscribeForm anchor="magazine-letter" look="inline" />
    </HomeSection>
  </>
))

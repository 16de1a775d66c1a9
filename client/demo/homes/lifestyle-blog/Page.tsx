import pictures from 'virtual:pictures/home-lifestyle-blog'
import { fronts } from '#shared/content/homes/fronts.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PostList } from '../../blog/PostList.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { useFrontPosts } from '../parts/useFrontPage.ts'
import './colours.css'
import { Author } from './Author.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { PictureHero } from './PictureHero.tsx'
import { Recipe } from './Recipe.tsx'
import { PostShelf } from './PostShelf.tsx'
import styles from './Page.module.css'

/** Renders the articles that are older than those of the shelf. */
const Journal = () => (
  <PostList
    posts={useFrontPosts('lifestyle-blog').slice(fronts['lifestyle-blog'].wideCount)}
    look="masonry"
    level={3}
  />
)

/**
 * Renders the home of a lifestyle blog: a wide picture, the newest articles, a filtered shelf, the author, a recipe and a
 * journal.
 */
export default homePage(
  'lifestyle-blog',
  ({ heading, lead, newest: newestLabel, alt, latest, shelf, author, recipe, journal, letter }) => (
    <>
      <PictureHero heading={heading} lead={lead} newest={newestLabel} alt={alt} picture={pictures.kitchen} />
      <LatestPosts words={latest} />
      <section className={styles.shelf} aria-labelledby="shelf">
        <h2 id="shelf">{shelf.title}</h2>
        <PostShelf words={{ ...shelf, previous: latest.previous, next: latest.next }} pictures={pictures.categories} />
      </section>
      <Author words={author} picture={pictures.nurse} />
      <HomeSection title={recipe.title} lead={recipe.lead} ground="second" size="large">
        <Recipe words={recipe} picture={pictures.proja} />
      </HomeSection>
      <HomeSection title={journal.title} lead={journal.lead}>
        <div className={styles.journal}>
          <Journal />
        </div>
        <div className={styles.all}>
          <StyledButton route="blog-masonry" tone="outline" iconAfter="arrow">
            {journal.all}
          </StyledButton>
        </div>
      </HomeSection>
      <HomeSection title={letter.title} lead={letter.text} id="letter" ground="third" size="large" head="above">
        <SubscribeForm anchor="sunday-letter" look="photo" aside={<Picture of={pictures.letter} alt="" />} />
      </HomeSection>
    </>
  ),
)

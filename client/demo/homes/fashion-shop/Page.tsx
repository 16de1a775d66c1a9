import pictures from 'virtual:pictures/home-fashion-shop'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MovingStill } from '../parts/MovingStill.tsx'
import { HomeNewsletterPopup } from '../parts/HomeNewsletterPopup.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import './colours.css'
import styles from './Page.module.css'
import { FashionHero } from './FashionHero.tsx'
import { Looks } from './Looks.tsx'
import { ProductRow } from './ProductRow.tsx'
import { FlawedItems } from './FlawedItems.tsx'
import { SummerTeaser } from './SummerTeaser.tsx'
import { ShopTiles } from './ShopTiles.tsx'

/**
 * The home page of a sample fashion house. Clothes from the site's shop go into its cart; made-to-measure pieces are requested
 * by form.
 */
export default homePage(
  'fashion-shop',
  ({ heading, lead, slider, tiles, rail, summer, looks, street, seconds, journal, fitting, letters }) => (
    <>
      <FashionHero
        heading={heading}
        lead={lead}
        see={slider.see}
        ask={slider.ask}
        label={slider.label}
        slides={slider.slides}
        pictures={pictures}
      />
      <ShopTiles label={tiles.label} names={tiles.names} pictures={pictures.tiles} />
      <HomeSection title={rail.title} lead={rail.lead} id="rail" size="small">
        <ProductRow words={rail} pictures={pictures} />
      </HomeSection>
      <SummerTeaser words={summer} picture={pictures.summer} />
      <HomeSection title={looks.title} lead={looks.lead} id="looks" ground="night" size="large">
        <Looks choose={looks.choose} measure={looks.measure} items={looks.items} pictures={pictures} />
        <div className={styles.street}>
          <div>
            <h3>{street.title}</h3>
            <p>{street.text}</p>
          </div>
          <MovingStill of={pictures.street} move="along" />
        </div>
      </HomeSection>
      <HomeSection title={seconds.title} lead={seconds.lead} id="seconds" ground="second" head="beside">
        <FlawedItems words={seconds} prices={rail.prices} />
      </HomeSection>
      <HomeSection title={journal.title} lead={journal.lead} size="huge" head="stack" className={styles.journal}>
        <PostTeasers home="fashion-shop" category="fashion" look="cards" all={journal.all} />
      </HomeSection>
      <HomeSection
        title={fitting.title}
        lead={fitting.lead}
        id="fitting"
        ground="deep"
        head="beside"
        className={styles.fitting}
      >
        <RequestForm kind="appointment" anchor="fitting-form" label={fitting.title} send={fitting.send} hasNotes />
      </HomeSection>
      <HomeSection title={letters.title} lead={letters.lead} ground="third" size="small" isTight>
        <NewsletterForm anchor="letters" className={styles.letters} />
      </HomeSection>
      <HomeNewsletterPopup picture={pictures.letter} />
    </>
  ),
)

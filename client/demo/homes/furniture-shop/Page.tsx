import pictures from 'virtual:pictures/home-furniture-shop'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { HomeNewsletterPopup } from '../parts/HomeNewsletterPopup.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import './colours.css'
import { CareInstructions } from './CareInstructions.tsx'
import { ChairHero } from './ChairHero.tsx'
import styles from './Page.module.css'
import { PieceStrip } from './PieceStrip.tsx'
import { Promos } from './Promos.tsx'
import { RoomScene } from './RoomScene.tsx'
import { PieceCatalogue } from './PieceCatalogue.tsx'

const form = 'visit-form'

/**
 * The home page of a sample furniture shop: a chair with a choice of cloths, a catalogue with a wish list, and a form for a
 * visit.
 */
export default homePage(
  'furniture-shop',
  ({ heading, lead, slider, pieces, promos, scene, care, blog, strip, visit }) => (
    <>
      <ChairHero
        heading={heading}
        lead={lead}
        label={slider.label}
        cloths={slider.cloths}
        slides={slider.slides}
        items={pieces.items}
        see={slider.see}
        ask={slider.ask}
        prices={pieces.prices}
        pictures={pictures}
      />
      <HomeSection title={pieces.title} lead={pieces.lead} size="large">
        <PieceCatalogue words={pieces} pictures={pictures} form={form} />
      </HomeSection>
      <Promos words={promos} pictures={pictures} />
      <HomeSection title={care.title} lead={care.lead} head="beside" isTight>
        <CareInstructions items={care.items} />
      </HomeSection>
      <RoomScene words={scene} items={pieces.items} prices={pieces.prices} picture={pictures.room} />
      <HomeSection title={blog.title} lead={blog.lead} ground="tint" size="small">
        <PostTeasers home="furniture-shop" category="lifestyle" look="overlay" all={blog.all} />
      </HomeSection>
      <HomeSection title={visit.title} lead={visit.lead} id="visit" ground="third" size="large">
        <div className={styles.visit}>
          <RequestForm kind="visit" anchor={form} label={visit.title} send={visit.send} tone="ink" hasNotes />
          <Picture of={pictures.seat} alt="" />
        </div>
      </HomeSection>
      <PieceStrip title={strip.title} items={pieces.items} pictures={pictures} />
      <HomeNewsletterPopup picture={pictures.letter} />
    </>
  ),
)

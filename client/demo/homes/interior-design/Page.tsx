import pictures from 'virtual:pictures/home-interior-design'
import './colours.css'
import { roomCounts, roomPrices } from './facts.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'
import { homePage } from '../homePage.tsx'
import { ImageComparison } from '../parts/ImageComparison.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { Approach } from './Approach.tsx'
import styles from './Page.module.css'
import { PriceCard } from './PriceCard.tsx'
import { Projects } from './Projects.tsx'
import { RoomSlides } from './RoomSlides.tsx'
import { StreetView } from './StreetView.tsx'
import { VisitForm } from './VisitForm.tsx'

/** Renders the home of an interior designer: rooms with hotspots, and a comparison of one corner before and after. */
export default homePage(
  'interior-design',
  ({ heading, lead, start, hero, about, compare, street, prices, projects, counts, materials, voices, blog, call }) => (
    <>
      <RoomSlides heading={heading} lead={lead} visit={start} all={projects.all} words={hero} pictures={pictures} />
      <HomeSection title={about.title} head="beside" size="small">
        <Approach words={about} />
      </HomeSection>
      <HomeSection title={compare.title} lead={compare.lead} ground="deep" width="toEnd">
        <ImageComparison words={compare} before={pictures.before} after={pictures.after} />
      </HomeSection>
      <HomeSection title={prices.title} lead={prices.lead}>
        <Carousel
          label={prices.title}
          view="three"
          pager="discs"
          slides={{
            look: <PriceCard words={prices.items.look} price={roomPrices.look} tone="accent" />,
            room: <PriceCard words={prices.items.room} price={roomPrices.room} tone="second" />,
            kitchen: <PriceCard words={prices.items.kitchen} price={roomPrices.kitchen} tone="third" />,
            flat: <PriceCard words={prices.items.flat} price={roomPrices.flat} tone="night" />,
            shop: <PriceCard words={prices.items.shop} price={roomPrices.shop} tone="accent" />,
          }}
        />
      </HomeSection>
      <HomeSection title={projects.title} lead={projects.lead} ground="tint" width="toEnd" size="large">
        <Projects items={projects.items} pictures={pictures} />
      </HomeSection>
      <HomeSection title={counts.title} ground="second" size="small" isTight>
        <div className={styles.counts}>
          <Counters values={roomCounts} labels={counts.labels} look="discs" />
        </div>
      </HomeSection>
      <StreetView words={street} picture={pictures.evening} />
      <HomeSection title={materials.title} lead={materials.lead} size="large" className={styles.samples}>
        <TextBoxes items={materials.items} look="hung" />
      </HomeSection>
      <HomeSection title={voices.title} ground="third" head="beside">
        <TestimonialsCarousel label={voices.title} voices={voices.items} portraits={pictures} look="letter" />
      </HomeSection>
      <HomeSection title={blog.title} lead={blog.lead}>
        <PostTeasers home="interior-design" category="lifestyle" look="cards" all={blog.all} />
      </HomeSection>
      <VisitForm id="visit" title={call.title} text={call.text} picture={pictures.plan}>
        <RequestForm kind="visit" anchor="room" label={call.title} send={call.send} hasNotes />
      </VisitForm>
    </>
  ),
)

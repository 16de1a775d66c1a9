import pictures from 'virtual:pictures/home-hotel-resort'
import './colours.css'
import { roomPrices } from './facts.ts'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PriceList } from '../../../kit/PriceList.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'
import { Video } from '../../../kit/Video.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { DayTimeline } from './DayTimeline.tsx'
import styles from './Page.module.css'
import { AboutHotel } from './AboutHotel.tsx'

import { Stays } from './Stays.tsx'
import { SunsetHero } from './SunsetHero.tsx'

/** Renders the home of a hotel by the sea. */
export default homePage(
  'hotel-resort',
  ({ heading, booking, house, day, found, rooms, neighbours, stays, film, voices, offers }) => (
    <>
      <SunsetHero heading={heading} words={booking} />
      <AboutHotel words={house} picture={pictures.room} />
      <DayTimeline words={day} />
      <HomeSection title={found.title} size="large" head="stack">
        <IconBoxes
          words={found.items}
          icons={{ windows: 'home', path: 'place', lamps: 'theme', phone: 'phone' }}
          look="horizon"
        />
      </HomeSection>
      <HomeSection title={rooms.title} lead={rooms.lead} head="beside" ground="tint">
        <PriceList prices={roomPrices} items={rooms.items} />
        <div className={styles.neighbours}>
          <h3>{neighbours.title}</h3>
          <ul>
            {Object.values(neighbours.names).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </HomeSection>
      <Stays words={stays} pictures={{ autumn: pictures.stove, family: pictures.bay, desk: pictures.desk }} />
      <HomeSection title={film.title} lead={film.text} ground="night" head="beside" size="large">
        <div className={styles.film}>
          <Video film="river" label={film.label} />
        </div>
      </HomeSection>
      <HomeSection title={offers.title} lead={offers.text} ground="second" isTight className={styles.offers}>
        <SubscribeForm anchor="free-rooms" look="inline" />
      </HomeSection>
      <HomeSection title={voices.title} head="beside" size="large">
        <div className={styles.guests}>
          <TestimonialsCarousel label={voices.title} voices={voices.people} portraits={pictures} look="overlap" />
        </div>
      </HomeSection>
    </>
  ),
)

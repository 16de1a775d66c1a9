import pictures from 'virtual:pictures/home-decor'
import './colours.css'
import { decorNewArrivals } from './facts.ts'
import { PriceList } from '../../../kit/PriceList.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PrintedCall } from '../parts/PrintedCall.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { DecorHero } from './DecorHero.tsx'
import { ParallaxBand } from './ParallaxBand.tsx'
import { Materials } from './Materials.tsx'
import { PaintedRoom } from './PaintedRoom.tsx'
import styles from './Page.module.css'
import { Pieces } from './Pieces.tsx'
import { RoomPictures } from './RoomPictures.tsx'

/** The home page of a sample furniture shop: all sections of the specification, and a room to paint. */
export default homePage(
  'decor',
  ({ heading, lead, slider, light, rooms, pieces, room, materials, makers, latest, visit }) => (
    <>
      <DecorHero heading={heading} lead={lead} label={slider.label} slides={slider.slides} pictures={pictures} />
      <ParallaxBand words={light} />
      <RoomPictures title={rooms.title} items={rooms.items} pictures={pictures} />
      <HomeSection title={pieces.title} lead={pieces.lead} id="pieces" ground="deep" size="small">
        <Pieces items={pieces.items} pictures={pictures} />
      </HomeSection>
      <PaintedRoom words={room} />
      <HomeSection title={materials.title} lead={materials.lead} ground="night" size="large">
        <Materials items={materials.items} />
      </HomeSection>
      <HomeSection title={makers.title} size="small" isTight>
        <ul className={styles.makers}>
          {Object.values(makers.names).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </HomeSection>
      <HomeSection title={latest.title} lead={latest.lead} ground="tint" head="beside">
        <PriceList prices={decorNewArrivals} items={latest.items} />
      </HomeSection>
      <PrintedCall
        words={{ title: visit.title, text: visit.lead }}
        id="visit"
        picture={pictures.visit}
        ground="third"
        isReversed
      >
        <RequestForm kind="visit" anchor="visit-form" label={visit.title} send={visit.ask} hasNotes />
      </PrintedCall>
    </>
  ),
)

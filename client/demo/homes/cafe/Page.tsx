import pictures from 'virtual:pictures/home-cafe'
import './colours.css'
import { cafeMenu } from './facts.ts'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PriceList } from '../../../kit/PriceList.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { People } from '../parts/People.tsx'
import { OfferBoard } from './OfferBoard.tsx'
import styles from './Page.module.css'
import { CafeHero } from './CafeHero.tsx'
import { FoodBanners } from './FoodBanners.tsx'
import { Guestbook } from './Guestbook.tsx'
import { LoyaltyCard } from './LoyaltyCard.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { FormAndMap } from './FormAndMap.tsx'

/** Returns a part of the menu as a tab. */
const part = <Id extends string>(
  { name, items }: { name: string; items: Readonly<Record<Id, { name: string; note: string }>> },
  prices: Readonly<Record<Id, number>>,
) => ({ label: name, content: <PriceList prices={prices} items={items} /> })

/** The home page of a sample café: all sections of the specification, and a loyalty card. */
export default homePage(
  'cafe',
  ({ heading, lead, slider, welcome, amenities, board, menu, banners, loyalty, crew, guestbook, visit }) => (
    <>
      <CafeHero
        heading={heading}
        lead={lead}
        toCard={slider.toCard}
        label={slider.label}
        slides={slider.slides}
        pictures={{ coffee: pictures.cup, lunch: pictures.plates, corner: pictures.corner }}
      />
      <HomeSection title={welcome.title} lead={welcome.lead} size="large">
        <OpeningHours days={welcome.days} />
      </HomeSection>
      <HomeSection title={amenities.title} ground="tint" size="small" isTight>
        <div className={styles.amenities}>
          <IconBoxes
            words={amenities.items}
            icons={{ table: 'people', yard: 'home', network: 'globe', cards: 'card', quiet: 'clock', step: 'place' }}
            look="above"
          />
        </div>
      </HomeSection>
      <HomeSection title={board.title} lead={board.lead} id="board" ground="night" size="huge">
        <OfferBoard items={board.items} />
      </HomeSection>
      <HomeSection title={menu.title} lead={menu.lead} id="menu" head="beside">
        <div className={styles.menu}>
          <Tabs
            id="cafe-menu"
            label={menu.choose}
            look="segments"
            tabs={{
              coffee: part(menu.parts.coffee, cafeMenu.coffee),
              bakery: part(menu.parts.bakery, cafeMenu.bakery),
              plates: part(menu.parts.plates, cafeMenu.plates),
            }}
          />
        </div>
      </HomeSection>
      <FoodBanners title={banners.title} items={banners.items} pictures={pictures} />
      <HomeSection
        title={loyalty.title}
        lead={loyalty.lead}
        id="card"
        ground="accent"
        head="beside"
        size="large"
        className={styles.card}
      >
        <LoyaltyCard words={loyalty} />
      </HomeSection>
      <HomeSection title={crew.title} lead={crew.lead}>
        <People people={crew.people} pictures={pictures} look="posters" />
      </HomeSection>
      <HomeSection title={guestbook.title} ground="second" size="small">
        <Guestbook entries={guestbook.entries} />
      </HomeSection>
      <FormAndMap words={visit} map={pictures.map} />
    </>
  ),
)

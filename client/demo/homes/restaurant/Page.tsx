import pictures from 'virtual:pictures/home-restaurant'
import './colours.css'
import { restaurantMenu, type Dish, type DishBadge } from './facts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { TableBooking } from './TableBooking.tsx'
import { CookQuote } from './CookQuote.tsx'
import { DishList } from './DishList.tsx'
import { Evenings } from './Evenings.tsx'
import styles from './Page.module.css'
import { RestaurantHero } from './RestaurantHero.tsx'
import { Specials } from './Specials.tsx'
import { Story } from './Story.tsx'

interface ServicesProps {
  label: string
  items: Readonly<Record<string, { title: string; text: string }>>
}

/** Renders the further services of the restaurant as a carousel. */
function Services({ label, items }: ServicesProps) {
  const { t } = useTranslation('controls')
  return (
    <SnapCarousel
      className={styles.services}
      label={label}
      previous={t('carousel.previous')}
      next={t('carousel.next')}
      slides={Object.entries(items).map(([id, { title, text }]) => ({
        id,
        content: (
          <div className={styles.service}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ),
      }))}
    />
  )
}

/** Returns a part of the menu as a tab. */
const part = <Id extends string>(
  { name, dishes: words }: { name: string; dishes: Readonly<Record<Id, { name: string; text: string }>> },
  dishes: Readonly<Record<Id, Dish>>,
  badges: Readonly<Record<DishBadge, string>>,
) => ({ label: name, content: <DishList dishes={dishes} words={words} badges={badges} /> })

/** Renders the home of a restaurant: the sections of the specification in its order. */
export default homePage(
  'restaurant',
  ({ heading, book, toMenu, story, menu, specials, cook, steps, services, guestbook, evenings, table }) => (
    <>
      <RestaurantHero heading={heading} book={book} toMenu={toMenu} picture={pictures.plate} />
      <Story words={story} arch={pictures.wine} tile={pictures.garden} />
      <HomeSection title={menu.title} lead={menu.lead} id="menu" ground="tint" head="centre" size="huge">
        <div className={styles.menu}>
          <Tabs
            id="dishes"
            label={menu.choose}
            look="menu"
            tabs={{
              starters: part(menu.parts.starters, restaurantMenu.starters, menu.badges),
              oven: part(menu.parts.oven, restaurantMenu.oven, menu.badges),
              sweets: part(menu.parts.sweets, restaurantMenu.sweets, menu.badges),
              cellar: part(menu.parts.cellar, restaurantMenu.cellar, menu.badges),
            }}
          />
        </div>
      </HomeSection>
      <Specials words={specials} pictures={pictures} />
      <CookQuote words={cook} picture={pictures.chef} />
      <HomeSection title={steps.title} head="beside" size="small">
        <ProcessSteps steps={steps.items} look="stairs" />
      </HomeSection>
      <HomeSection title={services.title} lead={services.lead} size="small" width="full">
        <Services label={services.title} items={services.items} />
      </HomeSection>
      <HomeSection title={guestbook.title} ground="second" size="small" isTight className={styles.guests}>
        <TestimonialCards voices={guestbook.voices} look="ruled" />
      </HomeSection>
      <HomeSection title={evenings.title} lead={evenings.lead} ground="third" head="beside">
        <Evenings items={evenings.items} />
      </HomeSection>
      <TableBooking words={table} picture={pictures.table} />
    </>
  ),
)

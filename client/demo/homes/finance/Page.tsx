import pictures from 'virtual:pictures/home-finance'
import './colours.css'
import { bookkeepingPrices, openEvening } from './facts.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Blockquote } from '../../../kit/Blockquote.tsx'
import { Carousel } from '../../../kit/Carousel.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PriceList } from '../../../kit/PriceList.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { People } from '../parts/People.tsx'
import { MovingStill } from '../parts/MovingStill.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { About } from './About.tsx'
import { CoinHero } from './CoinHero.tsx'
import styles from './Page.module.css'
import { MonthCalculator } from './MonthCalculator.tsx'

/** Renders the time of the open evening. */
function Evening() {
  const { language } = useSite()
  return (
    <time className={styles.evening} dateTime={openEvening}>
      {formatTime(openEvening, language)}
    </time>
  )
}

/** The home page of a sample bookkeeping office, with a calculator for the month. */
export default homePage(
  'finance',
  ({ heading, down, services, sum, about, prices, evening, late, team, voices, blog, call }) => (
    <>
      <CoinHero heading={heading} down={down} />
      <HomeSection title={services.title} lead={services.lead} ground="deep" size="large" className={styles.coins}>
        <div className={styles.services}>
          <IconBoxes
            words={services.items}
            icons={{ books: 'invoice', wages: 'cash', dates: 'clock', plan: 'chart' }}
            look="cells"
          />
        </div>
      </HomeSection>
      <MonthCalculator words={sum} />
      <About words={about} picture={pictures.ledgers} />
      <HomeSection title={prices.title} lead={prices.lead} size="large" width="full" className={styles.prices}>
        <PriceList prices={bookkeepingPrices} items={prices.items} />
      </HomeSection>
      <HomeSection title={evening.title} lead={evening.text} ground="second" size="large" head="beside" isTight>
        <Evening />
      </HomeSection>
      <HomeSection title={team.title} size="large" className={styles.team}>
        <People people={team.people} pictures={pictures} look="arches" />
      </HomeSection>
      <HomeSection title={late.title} lead={late.text} ground="night" head="beside" isTight>
        <div className={styles.late}>
          <MovingStill of={pictures.night} move="up" />
          <ClientMarks {...late.clients} marks={['initial', 'stamp', 'rules', 'sun']} />
        </div>
      </HomeSection>
      <HomeSection title={voices.title} ground="tint" head="stack" size="small">
        <Carousel
          label={voices.title}
          view="one"
          slides={{
            baker: <Blockquote quote={voices.items.baker.quote} person={voices.items.baker} look="pull" />,
            hairdresser: (
              <Blockquote quote={voices.items.hairdresser.quote} person={voices.items.hairdresser} look="pull" />
            ),
          }}
        />
      </HomeSection>
      <HomeSection title={blog.title} head="beside">
        <PostTeasers home="finance" category="business" look="rows" all={blog.all} />
      </HomeSection>
      <HomeSection title={call.title} lead={call.text} id="call" ground="night" size="huge">
        <RequestForm kind="callback" anchor="ring" label={call.title} send={call.send} look="bar" tone="paper" />
      </HomeSection>
    </>
  ),
)

import pictures from 'virtual:pictures/home-spa-salon'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { FlipCards } from '../../../kit/FlipCards.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import './colours.css'
import { AppointmentForm } from './AppointmentForm.tsx'
import { ArchWindow } from './ArchWindow.tsx'
import { CityFilm } from './CityFilm.tsx'
import { LeafHero } from './LeafHero.tsx'
import { Packages } from './Packages.tsx'
import styles from './Page.module.css'

/** The target of the links on the backs of the cards. */
const appointment = { route: 'home-spa-salon', anchor: 'appointment-title' } as const

/** Renders the home of a spa salon. */
export default homePage(
  'spa-salon',
  ({ heading, lead, start, expect, ways, packages, film, order, booking, makers, voices, blog }) => (
    <>
      <LeafHero heading={heading} lead={lead} start={start} />
      <ArchWindow picture={pictures.stones} />
      <HomeSection title={expect.title} size="large" head="beside">
        <IconBoxes
          words={expect.items}
          icons={{ door: 'home', linen: 'theme', phone: 'phone', tea: 'clock' }}
          look="rows"
        />
      </HomeSection>
      <HomeSection
        title={ways.title}
        lead={ways.lead}
        ground="night"
        size="huge"
        className={`${styles.displayHeadings} ${styles.ways}`}
      >
        <FlipCards
          boxes={{
            massage: { picture: pictures.massage, icon: 'check', ...appointment },
            steam: { picture: pictures.steam, icon: 'up', ...appointment },
            hands: { picture: pictures.hands, icon: 'theme', ...appointment },
          }}
          words={ways.boxes}
        />
      </HomeSection>
      <Packages
        words={packages}
        pictures={{
          lunch: pictures.lunch,
          hour: pictures.hour,
          pair: pictures.pair,
          morning: pictures.morning,
        }}
      />
      <CityFilm words={film} />
      <HomeSection
        title={order.title}
        size="small"
        head="beside"
        isTight
        ground="deep"
        className={styles.displayHeadings}
      >
        <ol className={styles.steps}>
          {Object.values(order.steps).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </HomeSection>
      <AppointmentForm words={booking} picture={pictures.robe} />
      <div className={styles.logos}>
        <ClientMarks {...makers} marks={['sun', 'rules', 'initial', 'stamp']} />
      </div>
      <HomeSection title={voices.title} ground="tint">
        <TestimonialsCarousel label={voices.title} voices={voices.people} portraits={pictures} look="framed" />
      </HomeSection>
      <HomeSection title={blog.title} head="centre" size="large" className={styles.blog}>
        <PostTeasers home="spa-salon" category="lifestyle" look="rows" all={blog.all} />
      </HomeSection>
    </>
  ),
)

import pictures from 'virtual:pictures/home-spa-salon'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { FlipCards } from '../../../kit/FlipCards.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import './colours.css'
import { AppointmentForm } from './AppointmentForm.tsx'
import { ArchWindow } from './ArchWindow.tsx'
import { LeafHero } from './LeafHero.tsx'
import { MassageView } from './MassageView.tsx'
import { Packages } from './Packages.tsx'
import styles from './Page.module.css'
import { Voices } from './Voices.tsx'

/** The target of the links on the backs of the cards. */
const appointment = { route: 'home-spa-salon', anchor: 'appointment-title' } as const

/** Renders the home of a spa salon. */
export default homePage(
  'spa-salon',
  ({ heading, lead, start, expect, ways, packages, view, order, booking, makers, voices, blog }) => (
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
      <MassageView words={view} picture={pictures.cradle} />
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
      <HomeSection title={voices.title} ground="tint">
        <Voices people={voices.people} portraits={pictures} />
        <div className={styles.makers}>
          <h3>{makers.title}</h3>
          <ul>
            {Object.values(makers.names).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </HomeSection>
      <HomeSection title={blog.title} head="centre" size="large" className={styles.blog}>
        <PostTeasers home="spa-salon" category="lifestyle" look="rows" all={blog.all} />
      </HomeSection>
    </>
  ),
)

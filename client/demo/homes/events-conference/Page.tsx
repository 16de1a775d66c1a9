import pictures from 'virtual:pictures/home-events-conference'
import './colours.css'
import { conferenceFigures } from './facts.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { ConferenceHero } from './ConferenceHero.tsx'
import { ProgrammeTabs } from './ProgrammeTabs.tsx'
import { FilmAndQuestions } from './FilmAndQuestions.tsx'
import styles from './Page.module.css'
import { Partners } from './Partners.tsx'
import { Speakers } from './Speakers.tsx'
import { Tickets } from './Tickets.tsx'
import { ConferenceCountdown } from './ConferenceCountdown.tsx'
import { Venue } from './Venue.tsx'

/** The home page of a sample conference of three days, with all sections of the specification. */
export default homePage('events-conference', (words) => (
  <>
    <ConferenceHero
      heading={words.heading}
      get={words.get}
      see={words.see}
      facts={words.facts}
      picture={pictures.stage}
    />
    <ConferenceCountdown words={words.until} />
    <HomeSection title={words.about.title} lead={words.about.text} size="large" className={styles.about}>
      <div className={styles.figures}>
        <Counters values={conferenceFigures} labels={words.about.labels} />
      </div>
      <IconBoxes
        words={words.about.goals}
        icons={{ page: 'contract', other: 'people', ask: 'loudspeaker' }}
        look="strip"
      />
    </HomeSection>
    <Speakers words={words.speakers} sessions={words.sessions} pictures={pictures} />
    <HomeSection id="programme" title={words.programme.title} lead={words.programme.lead} size="huge">
      <ProgrammeTabs words={words.programme} sessions={words.sessions} roles={words.speakers.roles} />
    </HomeSection>
    <FilmAndQuestions film={words.film} questions={words.questions} />
    <HomeSection id="tickets" title={words.tickets.title} lead={words.tickets.lead} ground="tint" size="large">
      <Tickets words={words.tickets} />
    </HomeSection>
    <Venue words={words.venue} map={pictures.map} />
    <HomeSection title={words.voice.title} ground="accent" size="small" isTight>
      <figure className={styles.voice}>
        <blockquote>
          <p>{words.voice.quote}</p>
        </blockquote>
        <figcaption>{words.voice.from}</figcaption>
      </figure>
    </HomeSection>
    <Partners words={words.partners} />
    <HomeSection title={words.news.title} lead={words.news.text} ground="tint" head="above" isTight>
      <div className={styles.news}>
        <PostTeasers home="events-conference" category="city" look="rows" />
        <SubscribeForm anchor="letter" look="inline" />
      </div>
    </HomeSection>
  </>
))

import pictures from 'virtual:pictures/home-yoga-meditation'
import { Accordion } from '../../../kit/Accordion.tsx'
import { Blockquote } from '../../../kit/Blockquote.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { FlipCards } from '../../../kit/FlipCards.tsx'
import { RotatingWords } from '../../../kit/RotatingWords.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import './colours.css'
import { BreathHero } from './BreathHero.tsx'
import { Reasons } from './Reasons.tsx'
import { WeekTable } from './WeekTable.tsx'
import styles from './Page.module.css'

/** The target of the links on the backs of the cards. */
const visit = { route: 'home-yoga-meditation', anchor: 'visit' } as const

/** Renders the home of a yoga studio: a breathing exercise, then the classes of the week. */
export default homePage(
  'yoga-meditation',
  ({ heading, lead, breath, join, quote, kinds, room, questions, eyes, week, voices, reasons, trial }) => (
    <>
      <BreathHero heading={heading} lead={lead} join={join.come} words={breath} />
      <HomeSection title={join.title} size="small" head="centre" isTight>
        <div className={styles.join}>
          <RotatingWords sentence={join.sentence} effect="type" />
        </div>
      </HomeSection>
      <HomeSection title={kinds.title} lead={kinds.lead} ground="night" head="centre" width="full">
        <div className={styles.kinds}>
          <FlipCards
            boxes={{
              slow: { picture: pictures.slow, icon: 'clock', ...visit },
              flow: { picture: pictures.flow, icon: 'up', ...visit },
              silence: { picture: pictures.silence, icon: 'theme', ...visit },
            }}
            words={kinds.boxes}
          />
        </div>
      </HomeSection>
      <HomeSection title={room.title}>
        <IconBoxes
          words={room.items}
          icons={{ mats: 'theme', clothes: 'people', late: 'clock', hands: 'check' }}
          look="overline"
        />
      </HomeSection>
      <div className={styles.quote}>
        <Blockquote quote={quote.text} person={quote} look="pull" />
      </div>
      <HomeSection title={week.title} lead={week.lead} ground="tint" size="large">
        <WeekTable names={week.classes} free={week.free} />
      </HomeSection>
      <HomeSection title={questions.title}>
        <div className={styles.questions}>
          <Accordion items={questions.items} look="ruled" />
          <div className={styles.eyes}>
            <Picture of={pictures.flame} alt="" />
            <h3>{eyes.title}</h3>
            <p>{eyes.text}</p>
          </div>
        </div>
      </HomeSection>
      <Reasons words={reasons} picture={pictures.stretch} />
      <HomeSection title={voices.title} ground="deep" head="centre">
        <TestimonialsCarousel label={voices.title} voices={voices.people} portraits={pictures} look="faces" />
      </HomeSection>
      <HomeSection
        title={trial.title}
        lead={trial.text}
        id="visit"
        ground="night"
        head="stack"
        size="huge"
        width="narrow"
      >
        <RequestForm kind="pass" anchor="trial" label={trial.title} send={trial.send} tone="paper" />
      </HomeSection>
    </>
  ),
)

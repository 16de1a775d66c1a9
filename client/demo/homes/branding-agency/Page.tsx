import { Blockquote } from '../../../kit/Blockquote.tsx'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'
import { RotatingWords } from '../../../kit/RotatingWords.tsx'
import { homePage } from '../homePage.tsx'
import { FolioList } from '../parts/FolioList.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import './colours.css'
import { StyleGuide } from './StyleGuide.tsx'
import { DraftedNameHero } from './DraftedNameHero.tsx'
import { StreetComparison } from './StreetComparison.tsx'
import styles from './Page.module.css'

interface VoicesProps {
  words: {
    items: Readonly<Record<string, { name: string; quote: string; role: string }>>
    clients: { title: string; names: Readonly<Record<string, string>> }
  }
}

/** Renders quotations of clients, one of them larger, and the logos of sample clients. */
const Voices = ({ words: { items, clients } }: VoicesProps) => (
  <>
    <div className={styles.voices}>
      {Object.entries(items).map(([id, { name, quote, role }], index) => (
        <Blockquote key={id} quote={quote} person={{ name, role }} look={index === 0 ? 'marks' : 'rule'} />
      ))}
    </div>
    <div className={styles.marks}>
      <ClientMarks {...clients} marks={['initial', 'rules', 'italic', 'sun', 'ring']} look="cells" />
    </div>
  </>
)

/** The home page of a sample branding agency, with all sections of the specification. */
export default homePage('branding-agency', (words) => (
  <>
    <DraftedNameHero
      heading={words.heading}
      lead={words.lead}
      caption={words.caption}
      start={words.start}
      again={words.again}
    />
    <HomeSection title={words.street.title} lead={words.street.lead} ground="deep" size="large" width="full">
      <StreetComparison words={words.street} />
    </HomeSection>
    <HomeSection title={words.method.title} lead={words.method.lead} ground="night" size="large" head="beside">
      <ProcessSteps steps={words.method.steps} look="line" />
    </HomeSection>
    <HomeSection title={words.book.title} lead={words.book.lead} ground="third" width="full">
      <StyleGuide words={words.book} />
    </HomeSection>
    <HomeSection title={words.cases.title} lead={words.cases.lead} size="huge" head="stack">
      <FolioList home="branding-agency" look="floor" words={words.cases} />
    </HomeSection>
    <div className={styles.sectors}>
      <RotatingWords sentence={words.sectors} effect="slide" level={2} />
    </div>
    <HomeSection title={words.voices.title} ground="tint" size="small">
      <Voices words={words.voices} />
    </HomeSection>
    <HomeSection
      id="hour"
      title={words.hour.title}
      lead={words.hour.text}
      ground="second"
      size="large"
      head="beside"
      className={styles.hour}
    >
      <RequestForm kind="appointment" anchor="pencil-hour" label={words.hour.label} send={words.hour.send} tone="ink" />
    </HomeSection>
  </>
))

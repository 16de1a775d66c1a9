import pictures from 'virtual:pictures/home-freelancer'
import type { PageCatalog } from '#locales/catalog.ts'
import { Accordion } from '../../../kit/Accordion.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'
import { ProjectList } from '../../portfolio/ProjectList.tsx'
import { homePage } from '../homePage.tsx'
import { FolioNote } from '../parts/FolioNote.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { useFolio } from '../parts/useFolio.ts'
import './colours.css'
import { DayRates } from './DayRates.tsx'
import { PortraitHero } from './PortraitHero.tsx'
import styles from './Page.module.css'

function Freelancer(words: PageCatalog['home/freelancer']) {
  const { offer, rates, work, begin, voices, questions, form } = words
  // The first picture of the museum resembles that of the first project, so its two pictures are swapped.
  const projects = useFolio('freelancer').map(({ project, to }) => ({
    project:
      project.id === 'museum-online'
        ? {
            ...project,
            wide: project.secondWide,
            alt: project.secondAlt,
            secondWide: project.wide,
            secondAlt: project.alt,
          }
        : project,
    to,
  }))
  return (
    <>
      <PortraitHero {...words} picture={pictures.me} />
      <HomeSection title={offer.title} size="large" width="full" className={styles.offer}>
        <IconBoxes words={offer.items} icons={{ read: 'contract', mend: 'check', hand: 'people' }} look="stairs" />
      </HomeSection>
      <HomeSection title={rates.title} lead={rates.lead} id="rates" ground="night" size="huge">
        <DayRates words={rates} />
      </HomeSection>
      <HomeSection title={work.title} lead={work.lead}>
        <ProjectList projects={projects} look="switchImage" arrangement="twoColumn" level={3} />
        <FolioNote all={work.all} />
      </HomeSection>
      <HomeSection title={begin.title} ground="tint" width="full" size="large" className={styles.start}>
        <TextBoxes items={begin.items} look="quarters" />
      </HomeSection>
      <HomeSection title={voices.title} ground="second" size="small">
        <div className={styles.voices}>
          <TestimonialCards voices={voices.people} look="ruled" />
          <ClientMarks
            title={voices.clients}
            names={voices.names}
            marks={['ring', 'plate', 'italic', 'sun']}
            look="cells"
          />
        </div>
      </HomeSection>
      <HomeSection title={questions.title} head="beside">
        <Accordion items={questions.items} look="filled" />
      </HomeSection>
      <HomeSection
        title={form.title}
        lead={form.text}
        id="ask"
        ground="accent"
        head="beside"
        size="large"
        className={styles.ask}
      >
        <RequestForm kind="quote" anchor="broken-page" label={form.title} send={form.send} tone="ink" hasNotes />
      </HomeSection>
    </>
  )
}

/** The home page of a sample web developer: rates by number of days, free days and work before and after. */
export default homePage('freelancer', (words) => <Freelancer {...words} />)

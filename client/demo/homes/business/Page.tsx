import pictures from 'virtual:pictures/home-business'
import './colours.css'
import { officeShares, officeYear } from './facts.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { PieCharts } from '../../../kit/PieCharts.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MovingStill } from '../parts/MovingStill.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { ArchiveShelf } from './ArchiveShelf.tsx'
import { Binders } from './Binders.tsx'
import { Folders } from './Folders.tsx'
import { MonthSheet } from './MonthSheet.tsx'
import styles from './Page.module.css'
import { PaperSlip } from './PaperSlip.tsx'
import { StairHero } from './StairHero.tsx'

/** The home page of a sample office that handles other firms' paperwork. */
export default homePage(
  'business',
  ({ heading, lead, start, all, steps, intro, services, shares, month, late, counts, voices, clients, call }) => (
    <>
      <StairHero heading={heading} lead={lead} start={start} all={all} words={steps} />
      <PaperSlip {...intro} />
      <HomeSection title={services.title} id="services" ground="tint" size="large" width="full">
        <Folders items={services.items} pictures={pictures} />
      </HomeSection>
      <HomeSection title={shares.title} ground="accent" head="beside" size="large">
        <div className={styles.shares}>
          <PieCharts values={officeShares} labels={shares.labels} />
        </div>
      </HomeSection>
      <HomeSection title={month.title} size="huge" head="stack">
        <MonthSheet parts={month.parts} />
      </HomeSection>
      <HomeSection title={late.title} lead={late.text} ground="night" head="beside" width="toEnd" isTight>
        <MovingStill of={pictures.late} move="up" />
      </HomeSection>
      <HomeSection title={counts.title} size="small" width="full" isTight className={styles.year}>
        <ArchiveShelf />
        <Counters values={officeYear} labels={counts.labels} look="columns" />
      </HomeSection>
      <HomeSection title={voices.title} ground="tint" size="large" head="stack" className={styles.voices}>
        <TestimonialCards voices={voices.items} look="ruled" />
        <div className={styles.marks}>
          <h3>{clients.title}</h3>
          <Binders names={clients.names} />
        </div>
      </HomeSection>
      <HomeSection
        title={call.title}
        lead={call.text}
        id="call"
        ground="second"
        head="beside"
        size="large"
        className={styles.call}
      >
        <RequestForm kind="callback" anchor="papers" label={call.title} send={call.send} tone="ink" hasNotes />
      </HomeSection>
    </>
  ),
)

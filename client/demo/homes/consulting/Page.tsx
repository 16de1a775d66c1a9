import pictures from 'virtual:pictures/home-consulting'
import './colours.css'
import { findingsPrice, practiceCounts } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { Accordion } from '../../../kit/Accordion.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { StyledList } from '../../../kit/StyledList.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { People } from '../parts/People.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './Page.module.css'
import { DotHero } from './DotHero.tsx'
import { Dots } from './Dots.tsx'

interface AnsweredProps<Id extends string> {
  items: Readonly<Record<Id, { title: string; text: string; label?: string }>>
  /** A row of pictures, in the order of the items. */
  pictures: PictureFile
  look: 'problems' | 'cases'
}

/** Renders questions, each below its picture. */
const Answered = <Id extends string>({ items, pictures: row, look }: AnsweredProps<Id>) => (
  <ol className={styles[look]}>
    {(Object.keys(items) as Id[]).map((id, index) => (
      <li key={id}>
        <Picture of={row} cell={index} alt="" />
        <div>
          {items[id].label !== undefined && <p className={styles.label}>{items[id].label}</p>}
          <h3>{items[id].title}</h3>
          <p>{items[id].text}</p>
        </div>
      </li>
    ))}
  </ol>
)

type QuestionId = 'promise' | 'people' | 'time' | 'price'

/** Renders the questions of clients, with the price among the answers. */
function Questions({ items }: { items: Readonly<Record<QuestionId, { question: string; answer: string }>> }) {
  const { t } = useTranslation('home/consulting')
  const { language } = useSite()
  const answer = t('questions.items.price.answer', { price: formatMoney(findingsPrice, language) })
  return <Accordion items={{ ...items, price: { ...items.price, answer } }} look="ruled" />
}

/** The home page of a sample consulting practice. Every heading is a question. */
export default homePage(
  'consulting',
  ({ heading, start, method, about, problems, sectors, questions, team, counts, call }) => (
    <>
      <DotHero heading={heading} start={start} words={method} />
      <HomeSection
        title={about.title}
        lead={
          <>
            <p>{about.lead}</p>
            <StyledList items={about.list} look="checks" />
          </>
        }
        head="beside"
        size="huge"
        width="toEnd"
        className={styles.about}
      >
        <div className={styles.tasks}>
          <Dots after="weight" />
        </div>
      </HomeSection>
      <HomeSection title={problems.title} ground="night" size="large" head="stack">
        <Answered items={problems.items} pictures={pictures.problems} look="problems" />
      </HomeSection>
      <HomeSection title={sectors.title} size="huge" head="stack" width="full">
        <Answered items={sectors.items} pictures={pictures.cases} look="cases" />
      </HomeSection>
      <HomeSection title={questions.title} ground="third" head="beside" className={styles.questions}>
        <Questions items={questions.items} />
      </HomeSection>
      <HomeSection title={team.title} head="beside" size="large">
        <People people={team.people} pictures={pictures} look="arches" />
      </HomeSection>
      <HomeSection title={counts.title} ground="night" size="small" isTight className={styles.counts}>
        <Counters values={practiceCounts} labels={counts.labels} look="columns" />
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
        <RequestForm kind="appointment" anchor="hour" label={call.title} send={call.send} tone="paper" hasNotes />
      </HomeSection>
    </>
  ),
)

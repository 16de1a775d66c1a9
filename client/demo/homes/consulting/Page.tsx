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
import { Tabs } from '../../../kit/Tabs.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { People } from '../parts/People.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './Page.module.css'
import { DotHero } from './DotHero.tsx'
import { Dots } from './Dots.tsx'

interface CaseProps {
  words: { heading: string; text: string }
  picture: PictureFile
}

/** Renders a case: a picture, a heading and text. */
const Case = ({ words: { heading, text }, picture }: CaseProps) => (
  <div className={styles.case}>
    <Picture of={picture} alt="" />
    <h3>{heading}</h3>
    <p>{text}</p>
  </div>
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
      <HomeSection title={about.title} lead={about.lead} head="beside" width="toEnd">
        <div className={styles.about}>
          <div className={styles.tasks}>
            <Dots after="weight" />
          </div>
          <StyledList items={about.list} look="checks" />
        </div>
      </HomeSection>
      <HomeSection title={problems.title} ground="tint" size="huge" head="stack" className={styles.problems}>
        <TextBoxes items={problems.items} look="numbered" />
      </HomeSection>
      <HomeSection title={sectors.title} size="large" head="stack">
        <Tabs
          id="sectors"
          label={sectors.choose}
          look="side"
          tabs={{
            works: {
              label: sectors.tabs.works.label,
              content: <Case words={sectors.tabs.works} picture={pictures.works} />,
            },
            school: {
              label: sectors.tabs.school.label,
              content: <Case words={sectors.tabs.school} picture={pictures.school} />,
            },
            bakery: {
              label: sectors.tabs.bakery.label,
              content: <Case words={sectors.tabs.bakery} picture={pictures.bakery} />,
            },
          }}
        />
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

import pictures from 'virtual:pictures/home-web-agency'
import './colours.css'
import { windowOffer, windowPrices } from './facts.ts'
import { PricingTable } from '../../../kit/PricingTable.tsx'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'
import { RotatingWords } from '../../../kit/RotatingWords.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { LoadTimes } from './LoadTimes.tsx'
import { TechnologyList } from './TechnologyList.tsx'
import styles from './Page.module.css'
import { WebHero } from './WebHero.tsx'
import frame from './Window.module.css'
import { WindowGrid } from './WindowGrid.tsx'

/** Renders the home of a web agency: windows on squared paper, and load times measured in the visitor's browser. */
export default homePage(
  'web-agency',
  ({ heading, start, see, move, line, services, speed, week, work, parts, team, plans, clients, news, brief }) => (
    <>
      <WebHero heading={heading} start={start} see={see} move={move} pictures={pictures} />
      <div className={styles.line}>
        <RotatingWords sentence={line} effect="type" level={2} />
      </div>
      <HomeSection title={services.title} ground="tint" size="large">
        <WindowGrid items={services.items} pictures={pictures} look="pairs" />
      </HomeSection>
      <HomeSection title={speed.title} lead={speed.text} id="speed" ground="night" size="small">
        <LoadTimes words={speed} />
      </HomeSection>
      <HomeSection title={week.title} size="huge">
        <ProcessSteps steps={week.steps} look="fields" />
      </HomeSection>
      <HomeSection title={work.title} lead={work.lead} ground="deep" width="toEnd">
        <ul className={styles.work}>
          {(['baths', 'tools', 'choir'] as const).map((id) => (
            <li key={id}>
              <Picture of={pictures[id]} alt="" />
              <h3>{work.items[id].title}</h3>
              <p>{work.items[id].text}</p>
            </li>
          ))}
        </ul>
      </HomeSection>
      <HomeSection title={parts.title} lead={parts.lead} ground="second" head="beside" size="large">
        <TechnologyList uses={parts.uses} />
      </HomeSection>
      <HomeSection title={team.title} size="small">
        <WindowGrid items={team.people} pictures={pictures} look="row" />
      </HomeSection>
      <HomeSection title={plans.title} lead={plans.lead} ground="deep">
        <PricingTable offer={windowOffer} prices={windowPrices} words={plans} look="fields" />
      </HomeSection>
      <HomeSection title={clients.title} size="small" head="stack">
        <figure className={`${frame.window} ${styles.voice}`}>
          <blockquote>{clients.quote}</blockquote>
          <figcaption>{`${clients.name}, ${clients.role}`}</figcaption>
        </figure>
        <ClientMarks {...clients.yearly} marks={['sun', 'italic', 'plate', 'rules']} look="cells" />
      </HomeSection>
      <HomeSection title={news.title} ground="tint" size="small" isTight className={styles.news}>
        <PostTeasers category="startup" look="words" all={news.all} />
      </HomeSection>
      <HomeSection
        title={brief.title}
        lead={brief.text}
        id="brief"
        ground="accent"
        head="beside"
        size="large"
        className={styles.brief}
      >
        <RequestForm kind="quote" anchor="brief-form" label={brief.title} send={brief.send} tone="ink" hasNotes />
      </HomeSection>
    </>
  ),
)

import pictures from 'virtual:pictures/home-digital-agency'
import './colours.css'
import type { PictureFile } from '#shared/content/picture.ts'
import { agencyMethod } from './facts.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { ServiceBoard } from './ServiceBoard.tsx'
import styles from './Page.module.css'
import { FourWeeks } from './FourWeeks.tsx'
import { LetterWall } from './LetterWall.tsx'
import { WorkWall } from './WorkWall.tsx'

/** Returns a client's quotation in the size of a heading, beside the work for that client. */
const voice = ({ quote, from }: { quote: string; from: string }, picture: PictureFile) => (
  <figure className={styles.voice}>
    <blockquote>{quote}</blockquote>
    <figcaption>{from}</figcaption>
    <Picture of={picture} alt="" />
  </figure>
)

/** The home page of a sample digital agency, with all sections of the specification. */
export default homePage(
  'digital-agency',
  ({ heading, lead, start, swap, crafts, line, work, figures, weeks, voices, clients, journal, brief }) => (
    <>
      <LetterWall heading={heading} lead={lead} start={start} swap={swap} />
      <ServiceBoard words={crafts} pictures={pictures} />
      <HomeSection title={line.title} head="stack" isTight className={styles.line}>
        <ButtonLink to={anchorTo('brief')} tone="ink" size="large">
          {line.action}
        </ButtonLink>
      </HomeSection>
      <HomeSection title={work.title} lead={work.lead} size="huge" width="full" ground="deep">
        <WorkWall items={work.items} pictures={pictures} />
        <div className={styles.under}>
          <StyledButton route="portfolio-classic-threeColumn" tone="outline" iconAfter="arrow">
            {work.all}
          </StyledButton>
        </div>
      </HomeSection>
      <HomeSection title={figures.title} ground="night" size="small" isTight>
        <div className={styles.figures}>
          <Counters values={agencyMethod} labels={figures.labels} />
        </div>
      </HomeSection>
      <HomeSection title={weeks.title} size="large">
        <FourWeeks steps={weeks.steps} />
      </HomeSection>
      <HomeSection title={voices.title} ground="third" size="small" isTight>
        <Carousel
          label={voices.title}
          pager="fraction"
          slides={{
            market: voice(voices.items.market, pictures.umbrella),
            bus: voice(voices.items.bus, pictures.driver),
            theatre: voice(voices.items.theatre, pictures.stalls),
          }}
        />
      </HomeSection>
      <HomeSection title={clients.title} size="small" head="stack" isTight>
        <ClientMarks names={clients.names} marks={['ring', 'initial', 'sun', 'stamp']} look="fields" />
      </HomeSection>
      <HomeSection title={journal.title} lead={journal.lead} ground="tint">
        <PostTeasers home="digital-agency" category="startup" look="overlay" all={journal.all} />
      </HomeSection>
      <HomeSection
        title={brief.title}
        lead={brief.text}
        id="brief"
        ground="accent"
        head="beside"
        className={styles.brief}
      >
        <RequestForm kind="quote" anchor="brief-form" label={brief.title} send={brief.send} tone="paper" hasNotes />
      </HomeSection>
    </>
  ),
)

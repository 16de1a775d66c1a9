import pictures from 'virtual:pictures/home-creative-agency'
import { Accordion } from '../../../kit/Accordion.tsx'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { PrintedCall } from '../parts/PrintedCall.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import './colours.css'
import styles from './Page.module.css'
import { TeamFilmStrip } from './TeamFilmStrip.tsx'
import { TileWall } from './TileWall.tsx'
import { WorkMetro } from './WorkMetro.tsx'

/** The home page of a sample creative agency, with all sections of the specification. */
export default homePage(
  'creative-agency',
  ({ heading, lead, start, turn, manifesto, work, team, crafts, clients, blog, call }) => (
    <>
      <TileWall heading={heading} lead={lead} start={start} turn={turn} />
      <HomeSection title={manifesto.title} ground="tint" size="huge" head="stack" className={styles.first}>
        <div className={styles.manifesto}>
          {Object.entries(manifesto.points).map(([id, point]) => (
            <p key={id}>{point}</p>
          ))}
        </div>
      </HomeSection>
      <WorkMetro words={work} pictures={pictures}>
        <StyledButton route="portfolio-classic-threeColumn" tone="paper" iconAfter="arrow">
          {work.all}
        </StyledButton>
      </WorkMetro>
      <HomeSection title={team.title} lead={team.lead} ground="accent" size="large">
        <TeamFilmStrip people={team.people} pictures={pictures} />
      </HomeSection>
      <HomeSection title={crafts.title} head="beside">
        <Accordion items={crafts.items} look="numbered" />
      </HomeSection>
      <HomeSection title={clients.title} ground="deep" size="small" head="stack">
        <figure className={styles.voice}>
          <blockquote>{clients.quote}</blockquote>
          <figcaption>{clients.from}</figcaption>
        </figure>
        <ClientMarks names={clients.names} marks={['sun', 'rules', 'initial', 'stamp']} look="fields" />
      </HomeSection>
      <HomeSection title={blog.title} lead={blog.lead} ground="tint" size="large">
        <PostTeasers home="creative-agency" category="culture" look="masonry" all={blog.all} />
      </HomeSection>
      <PrintedCall words={call} id="call" picture={pictures.scissors} ground="second">
        <RequestForm kind="callback" anchor="call-form" label={call.title} send={call.send} tone="paper" hasNotes />
      </PrintedCall>
    </>
  ),
)

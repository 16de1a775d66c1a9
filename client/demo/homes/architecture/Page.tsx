import pictures from 'virtual:pictures/home-architecture'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { PrintedCall } from '../parts/PrintedCall.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import './colours.css'
import styles from './Page.module.css'
import { CuringAndTeam } from './CuringAndTeam.tsx'
import { DrawingsHero } from './DrawingsHero.tsx'
import { MethodSteps } from './MethodSteps.tsx'
import { OfficeRooms } from './OfficeRooms.tsx'
import { SunWall } from './SunWall.tsx'
import { ProjectRows } from './ProjectRows.tsx'
import { OfficeAge } from './OfficeAge.tsx'

/** The home page of a sample architecture studio. */
export default homePage(
  'architecture',
  ({ heading, lead, start, slides, years, sun, works, curing, team, clients, method, rooms, blog, call }) => (
    <>
      <DrawingsHero heading={heading} lead={lead} start={start} slides={slides} pictures={pictures} />
      <OfficeAge words={years} />
      <SunWall words={sun} />
      <HomeSection title={works.title} lead={works.lead} size="large">
        <ProjectRows words={works} pictures={pictures} />
        <div className={styles.more}>
          <StyledButton route="portfolio-classic-threeColumn" tone="outline" iconAfter="arrow">
            {works.all}
          </StyledButton>
        </div>
      </HomeSection>
      <CuringAndTeam curing={curing} picture={pictures.curing} team={team} faces={pictures} />
      <HomeSection title={clients.title} size="small" isTight>
        <ClientMarks names={clients.names} marks={['sun', 'rules', 'initial', 'italic']} look="cells" />
      </HomeSection>
      <HomeSection title={method.title} ground="tint" size="small">
        <MethodSteps steps={method.steps} />
      </HomeSection>
      <HomeSection title={rooms.title} lead={rooms.lead} size="large">
        <OfficeRooms words={rooms} />
      </HomeSection>
      <HomeSection title={blog.title} lead={blog.lead} ground="deep" size="large" className={styles.blog}>
        <PostTeasers home="architecture" category="city" look="rows" all={blog.all} />
      </HomeSection>
      <PrintedCall words={call} id="start" picture={pictures.call}>
        <RequestForm kind="callback" anchor="project" label={call.title} send={call.send} tone="ink" hasNotes />
      </PrintedCall>
    </>
  ),
)

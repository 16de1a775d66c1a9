import pictures from 'virtual:pictures/home-corporate'
import './colours.css'
import { firmShares } from './facts.ts'
import { MediaModal } from '../../../kit/MediaModal.tsx'
import { ProgressBars } from '../../../kit/ProgressBars.tsx'
import { RotatingWords } from '../../../kit/RotatingWords.tsx'
import { FilmStill } from '../../../kit/FilmStill.tsx'
import { StyledList } from '../../../kit/StyledList.tsx'
import { Video } from '../../../kit/Video.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { People } from '../parts/People.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { PrintedCall } from '../parts/PrintedCall.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './Page.module.css'
import { CutBuilding } from './CutBuilding.tsx'
import { Sectors } from './Sectors.tsx'
import { TowerHero } from './TowerHero.tsx'

/** The home page of a sample facility management firm. */
export default homePage(
  'corporate',
  ({ heading, lead, start, tower, years, care, film, sectors, rounds, team, blog, clients, call }) => (
    <>
      <TowerHero heading={heading} lead={lead} start={start} words={tower} />
      <CutBuilding words={care} years={years} picture={pictures.cutaway} />
      <HomeSection title={film.title} lead={film.text} ground="night" head="beside" width="toEnd" isTight>
        <div className={styles.film}>
          <FilmStill of="night" />
          <MediaModal id="night-shift" label={film.open} heading={film.title} motion="fade-zoom">
            <Video film="night" label={film.label} />
          </MediaModal>
        </div>
      </HomeSection>
      <HomeSection title={sectors.title} width="full">
        <Sectors items={sectors.items} pictures={pictures} />
      </HomeSection>
      <HomeSection title={rounds.title} size="small" head="stack" ground="tint">
        <div className={styles.rounds}>
          <div className={styles.rotating}>
            <RotatingWords sentence={rounds.sentence} effect="type" />
          </div>
          <StyledList items={rounds.list} look="checks" />
          <div>
            <ProgressBars values={firmShares} labels={rounds.labels} />
          </div>
        </div>
      </HomeSection>
      <HomeSection title={team.title} size="large" head="stack">
        <People people={team.people} pictures={pictures} look="joined" />
      </HomeSection>
      <HomeSection title={blog.title} ground="third" size="large" width="full" className={styles.blog}>
        <PostTeasers category="city" look="words" all={blog.all} />
      </HomeSection>
      <HomeSection title={clients.title} size="small" isTight>
        <ClientMarks names={clients.names} marks={['sun', 'initial', 'rules', 'ring']} look="fields" />
      </HomeSection>
      <PrintedCall words={call} id="call" picture={pictures.call} ground="accent">
        <RequestForm kind="callback" anchor="building" label={call.title} send={call.send} tone="paper" hasNotes />
      </PrintedCall>
    </>
  ),
)

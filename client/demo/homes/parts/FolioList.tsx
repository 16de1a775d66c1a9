import type { FolioName } from '#shared/content/homes/folios.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioList.module.css'
import { useFolio } from './useFolio.ts'

/** Where all projects are listed as here. */
const lists = { floor: 'portfolio-scattered', wall: projectList } as const

interface FolioListProps {
  /** Whose projects; the page's words name the file `folio/<home>`. */
  home: FolioName
  /** `floor`: sheets at uneven heights, in their own ratios; `wall`: edge to edge, their names on what rises over them. */
  look: keyof typeof lists
  /** What leads to all projects, and the label that says what these are. */
  words: { all: string; sample: string }
}

/** Projects of a home. All of a picture leads to its project, for a pointer; for everybody its title does. */
export const FolioList = ({ home, look, words: { all, sample } }: FolioListProps) => (
  <>
    <ul className={styles.list} data-look={look}>
      {useFolio(home).map(({ project: { id, title, client, wide, natural }, to }) => (
        <li key={id}>
          <Picture of={look === 'floor' ? natural : wide} alt="" />
          <div className={styles.words}>
            <h3>
              <PageLink to={to}>{title}</PageLink>
            </h3>
            {look === 'wall' && <p>{client}</p>}
          </div>
        </li>
      ))}
    </ul>
    <div className={styles.end} data-look={look}>
      <SampleLabel label={sample} />
      <StyledButton route={lists[look]} tone="outline" iconAfter="arrow">
        {all}
      </StyledButton>
    </div>
  </>
)

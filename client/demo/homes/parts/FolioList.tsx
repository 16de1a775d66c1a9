import type { FolioName } from '#shared/content/homes/folios.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioList.module.css'
import { useFolio } from './useFolio.ts'

/** The route of all projects in the same look. */
const lists = { floor: 'portfolio-scattered', wall: projectList } as const

interface FolioListProps {
  /** The home whose projects are listed. The page must load the words `folio/<home>`. */
  home: FolioName
  /** `floor`: sheets at different heights, in their own ratios; `wall`: full-width, with names that slide in over the pictures. */
  look: keyof typeof lists
  /** The label of the link to all projects. */
  words: { all: string }
}

/** Renders the projects of a home. The link of the title covers the picture. */
export const FolioList = ({ home, look, words: { all } }: FolioListProps) => (
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
      <StyledButton route={lists[look]} tone="outline" iconAfter="arrow">
        {all}
      </StyledButton>
    </div>
  </>
)

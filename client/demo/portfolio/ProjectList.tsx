import type { PortfolioLayout, PortfolioStyle } from '#shared/content/portfolio.ts'
import { useLightbox } from '../../kit/useLightbox.tsx'
import { metroShapes } from './metroShapes.ts'
import { ProjectCard } from './ProjectCard.tsx'
import styles from './ProjectList.module.css'
import type { LinkedProject } from './useProjects.ts'

/** What the listings have, and what scatters the projects over the page. */
export type ProjectArrangement = PortfolioLayout | 'scattered'

interface ProjectListProps {
  projects: readonly LinkedProject[]
  /** How each looks. */
  look: PortfolioStyle
  arrangement: ProjectArrangement
  /** Rank of their titles in the page's outline. */
  level?: 2 | 3
}

/** Columns of the unit grid, where there is room and where there is less. */
const metroColumns = { wide: 4, narrow: 2 } as const

/** How many pictures are surely in the first screen. */
const firstPictures = 2

/** Styles whose tiles join to one wall. */
const joined: readonly PortfolioStyle[] = ['boxed', 'colorful', 'overlay']

/** Styles whose words stand below their pictures. */
const captioned: readonly PortfolioStyle[] = ['classic', 'switchImage']

/** Whether the list goes from edge to edge. */
export const isEdgeToEdge = (look: PortfolioStyle, arrangement: ProjectArrangement): boolean =>
  arrangement === 'metro' && joined.includes(look)

/** Projects in an arrangement. */
export function ProjectList({ projects, look, arrangement, level = 2 }: ProjectListProps) {
  const teasers = projects.map(({ project }) => project)
  const isMetro = arrangement === 'metro'
  const shapes = isMetro ? metroShapes(teasers, metroColumns.wide) : []
  const narrowShapes = isMetro ? metroShapes(teasers, metroColumns.narrow) : []
  const isNatural = arrangement === 'masonry' || arrangement === 'scattered'
  const hasZoom = look === 'classic'
  const enlarging = useLightbox(
    hasZoom ? teasers.map(({ id, natural, title, alt }) => ({ id, file: natural, caption: title, alt })) : [],
  )
  return (
    <>
      <ul
        className={styles.list}
        ref={enlarging.list}
        data-look={arrangement}
        data-joined={isEdgeToEdge(look, arrangement) || undefined}
        data-captioned={captioned.includes(look) || undefined}
      >
        {projects.map(({ project, to }, at) => (
          <li
            key={project.id}
            id={hasZoom ? enlarging.placeOf(project.id) : undefined}
            className={styles.item}
            data-shape={shapes[at]}
            data-narrow-shape={narrowShapes[at]}
          >
            <ProjectCard
              project={project}
              to={to}
              look={look}
              isNatural={isNatural || shapes[at] === 'tall'}
              fills={isMetro}
              isFirst={at < firstPictures}
              enlarging={hasZoom ? enlarging : undefined}
              level={level}
            />
          </li>
        ))}
      </ul>
      {enlarging.lightbox}
    </>
  )
}

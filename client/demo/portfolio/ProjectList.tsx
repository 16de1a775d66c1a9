import type { ListedProject } from '#shared/content/content.ts'
import type { PortfolioLayout, PortfolioStyle } from '#shared/content/portfolio.ts'
import { useLightbox } from '../../kit/useLightbox.tsx'
import { ProjectCard, type CardShape } from './ProjectCard.tsx'
import styles from './ProjectList.module.css'
import type { Tile } from './tilesOf.ts'
import type { LinkedProject } from './useProjects.ts'

/** The layouts of the listings, and `scattered`. */
export type ProjectArrangement = PortfolioLayout | 'scattered'

interface ProjectListProps {
  projects: readonly LinkedProject<ListedProject>[]
  /** Style of the cards. */
  look: PortfolioStyle
  arrangement: ProjectArrangement
  /** The tiles of a layout with different sizes. */
  tiles?: readonly Tile[] | undefined
  /** Whether the second picture of each project comes first. */
  isSecond?: boolean
  /** Heading level of the titles. */
  level?: 2 | 3
}

/** The number of pictures in the first screen at every width. */
const firstPictures = 2

/** The places of wide pictures among six that are scattered; the others are upright. */
const widePlaces = [0, 5]

/** Styles whose tiles have no gaps between them. */
const joined: readonly PortfolioStyle[] = ['boxed', 'colorful', 'overlay']

/** Styles with the words below the picture. */
const captioned: readonly PortfolioStyle[] = ['classic', 'switchImage']

/** Returns whether the list extends from edge to edge. */
export const isEdgeToEdge = (look: PortfolioStyle, arrangement: ProjectArrangement): boolean =>
  arrangement === 'metro' && joined.includes(look)

/** Renders projects in an arrangement. */
export function ProjectList({ projects, look, arrangement, tiles, isSecond, level = 2 }: ProjectListProps) {
  const teasers = projects.map(({ project }) => project)
  const shapeOf = (index: number): CardShape => {
    const tile = tiles?.[index]
    const isTall = tile?.['data-shape'] === 'tall'
    if (arrangement === 'scattered') return widePlaces.includes(index % 6) ? 'wide' : 'own'
    if (isTall) return 'tall'
    if (arrangement === 'masonry' || (look === 'bordered' && !tile)) return 'own'
    // The words of a small tile leave the ratio of the crop.
    return tile && !(look === 'overlay' && tile['data-shape'] === 'single') ? 'wide' : 'crop'
  }
  const hasZoom = look === 'classic' && arrangement !== 'scattered'
  const lightbox = useLightbox(
    hasZoom
      ? teasers.map(({ id, natural, title, alt, secondNatural = natural, secondAlt = alt }) => ({
          id,
          caption: title,
          ...(isSecond ? { file: secondNatural, alt: secondAlt } : { file: natural, alt }),
        }))
      : [],
  )
  return (
    <>
      <ul
        className={styles.list}
        ref={lightbox.list}
        data-look={arrangement}
        data-joined={isEdgeToEdge(look, arrangement) || undefined}
        data-captioned={captioned.includes(look) || undefined}
      >
        {projects.map(({ project, to }, index) => (
          <li
            key={project.id}
            id={hasZoom ? lightbox.placeOf(project.id) : undefined}
            className={styles.item}
            {...tiles?.[index]}
          >
            <ProjectCard
              project={project}
              to={to}
              look={look}
              shape={shapeOf(index)}
              fills={tiles !== undefined}
              isSecond={isSecond}
              isFirst={index < firstPictures}
              lightbox={hasZoom ? lightbox : undefined}
              level={level}
            />
          </li>
        ))}
      </ul>
      {lightbox.lightbox}
    </>
  )
}

import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './CentreTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

/** Distances between dots and between rows. Every other row is shifted by half a pitch. */
const pitch = 24
const rise = 20
/** Diameter of the dots in each row. The dots of the last rows merge. */
const dots = [2.5, 5, 8, 11, 14, 17, 20, 24, 29]
const height = (dots.length + 1) * rise

/**
 * Renders a strip of halftone at full width. Dashes of zero length with round caps draw the dots. Rows extend past the edge,
 * which cuts the last dot.
 */
const Halftone = () => (
  <svg className={styles.strip} width="100%" height={height} aria-hidden="true">
    {dots.map((width, row) => (
      <line
        key={width}
        x1={row % 2 ? 0 : pitch / 2}
        x2="110%"
        y1={(row + 0.5) * rise}
        y2={(row + 0.5) * rise}
        strokeWidth={width}
        strokeLinecap="round"
        strokeDasharray={`0 ${pitch}`}
      />
    ))}
    <rect y={(dots.length - 0.5) * rise} width="100%" height={2 * rise} stroke="none" />
  </svg>
)

/** Renders a centred title over a strip of halftone. */
export const CentreTitle = ({ heading, lead, trail }: LeadTitleProps) => (
  <TitleFrame>
    <div className={styles.title}>
      <div className={styles.words}>
        <TitleHeading>{heading}</TitleHeading>
        <p>{lead}</p>
        <Breadcrumbs trail={trail} />
      </div>
      <Halftone />
    </div>
  </TitleFrame>
)

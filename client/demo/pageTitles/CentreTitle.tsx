import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './CentreTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

/** From one dot to the next, and from one row to the next, which stands in its gaps. */
const pitch = 24
const rise = 20
/** How wide the dots of each row are; the last ones run into each other. */
const dots = [2.5, 5, 8, 11, 14, 17, 20, 24, 29]
const height = (dots.length + 1) * rise

/** A strip of halftone, as wide as there is room: dashes without length, with round ends, are dots. Rows run past the edge, which cuts their last dot. */
const Halftone = () => (
  <svg className={styles.strip} width="100%" height={height} aria-hidden="true" focusable="false">
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

/** The title in the middle, over a strip of halftone. */
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

import { archiveRows, officeYear } from './facts.ts'
import styles from './ArchiveShelf.module.css'

const box = { width: 10, height: 8 }
const width = (officeYear.boxes / archiveRows) * box.width
const height = archiveRows * box.height
/** The boxes of a piece of the shelf that repeats: five in a row, four rows. The others have the colour of the board. */
const coloured = { accent: [2, 8, 16], second: [5, 14, 19] } as const

const boxAt = (index: number): string => `M${(index % 5) * 10 + 0.5} ${Math.floor(index / 5) * 8 + 1}h9v7h-9z`

/** Renders some of the boxes large, with a sheet that was found in one. The patterns are those of the shelf. */
export const OpenArchive = () => (
  <svg className={styles.shelf} viewBox="0 0 50 38" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path fill="url(#boxes)" d="M0 0h50v40H0z" />
    <path fill="url(#handles)" d="M0 0h50v40H0z" />
    <path className={styles.sheet} d="M22 10h6v7h-6z" />
    <path d="M23 11.500h4v.7h-4zM23 13.200h4v.7h-4zM23 14.900h2.500v.7h-2.500z" />
  </svg>
)

/** Renders every archive box of the year. */
export const ArchiveShelf = () => (
  <svg className={styles.shelf} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <pattern id="boxes" width={box.width * 5} height={box.height * 4} patternUnits="userSpaceOnUse">
      <path className={styles.board} d={Array.from({ length: 20 }, (_, index) => boxAt(index)).join('')} />
      <path className={styles.accent} d={coloured.accent.map(boxAt).join('')} />
      <path className={styles.second} d={coloured.second.map(boxAt).join('')} />
    </pattern>
    <pattern id="handles" width={box.width} height={box.height} patternUnits="userSpaceOnUse">
      <path d="M3.500 3.500h3a1.500 1.500 0 0 1-3 0z" />
    </pattern>
    <path fill="url(#boxes)" d={`M0 0h${width}v${height}h-${width}z`} />
    <path fill="url(#handles)" d={`M0 0h${width}v${height}h-${width}z`} />
  </svg>
)

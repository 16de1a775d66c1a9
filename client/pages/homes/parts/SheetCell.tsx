import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './SheetCell.module.css'

/** Cells in a row of a sheet. */
const columns = 4

interface SheetCellProps {
  /** A picture of cells of one size, four in a row, which many places show a part of: one request for all of them. */
  sheet: PictureFile
  /** Which of its cells, line by line, from 0; of two rows at most. */
  at: number
  /** Says what ratio a cell has. */
  className: string | undefined
}

/** One cell of a sheet, as wide as its place. */
export const SheetCell = ({ sheet, at, className }: SheetCellProps) => (
  <div className={`${styles.cell} ${className}`} data-column={at % columns} data-row={Math.floor(at / columns)}>
    <Picture of={sheet} alt="" />
  </div>
)

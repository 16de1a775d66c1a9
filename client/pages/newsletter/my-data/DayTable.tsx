import styles from '../../../sections/ListTable.module.css'

interface DayTableProps {
  heads: readonly string[]
  /** The first cell of each row is the day. */
  rows: readonly (readonly string[])[]
}

/** Renders a table of events by day, which is a list on a phone. */
export function DayTable({ heads, rows }: DayTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([day, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{day}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} data-head={heads[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { monthParts, type MonthPart } from './facts.ts'
import styles from './MonthSheet.module.css'

interface MonthSheetProps {
  parts: Readonly<Record<MonthPart, { heading: string; text: string }>>
}

/** Renders the sheet of a month. The text of each part stands beside its weeks, and the days of the work are coloured. */
export const MonthSheet = ({ parts }: MonthSheetProps) => (
  <div className={styles.sheet}>
    {monthParts.map(({ id, days: [first, last], busy: [from, to] }) => (
      <section key={id} data-part={id}>
        <div aria-hidden="true">
          {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((day) => (
            <span key={day} data-busy={(day >= from && day <= to) || undefined}>
              {day}
            </span>
          ))}
        </div>
        <h3>{parts[id].heading}</h3>
        <p>{parts[id].text}</p>
      </section>
    ))}
  </div>
)

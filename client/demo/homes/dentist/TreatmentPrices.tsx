import { useId, useState } from 'react'
import { treatmentGroups, treatments, type Feeling, type TreatmentGroup, type TreatmentId } from './facts.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { formatMinutes } from '#shared/i18n/minutes.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../../../site/site.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './TreatmentPrices.module.css'

interface TreatmentPricesProps {
  words: {
    choose: string
    all: string
    shown: string
    feelings: Readonly<Record<Feeling, string>>
    items: Readonly<Record<TreatmentId, { title: string }>>
  }
  groups: Readonly<Record<TreatmentGroup, { title: string }>>
}

const ids = Object.keys(treatments) as TreatmentId[]
type Choice = 'all' | TreatmentGroup
const choices: readonly Choice[] = ['all', ...treatmentGroups]
const countOf = (choice: Choice) => ids.filter((id) => choice === 'all' || treatments[id].group === choice).length

/** Path data of the filled part of a disc: none, a quarter, a half or all. */
const fills: Readonly<Record<Feeling, string>> = {
  nothing: '',
  scrape: 'M10 10V2a8 8 0 0 1 8 8z',
  needle: 'M10 2a8 8 0 0 1 0 16z',
  after: 'M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16z',
}

/**
 * Renders the price list with a filter by kind of treatment. The filter is radio buttons and CSS, so it needs no script;
 * browsers without `:has()` show all rows. A live region announces the number of rows.
 */
export function TreatmentPrices({ words, groups }: TreatmentPricesProps) {
  const group = useId()
  const { language } = useSite()
  const [announcement, setAnnouncement] = useState('')
  const nameOf = (choice: Choice) => (choice === 'all' ? words.all : groups[choice].title)
  const announce = (choice: Choice) =>
    setAnnouncement(`${nameOf(choice)}. ${labelled(words.shown, formatNumber(countOf(choice), language), language)}`)
  return (
    <div className={styles.prices}>
      <fieldset className={styles.choice}>
        <legend>{words.choose}</legend>
        <div>
          {choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={group}
                value={choice}
                defaultChecked={choice === 'all'}
                onChange={() => announce(choice)}
              />
              <span>
                {nameOf(choice)} <span>{`(${formatNumber(countOf(choice), language)})`}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
      <ul className={styles.list}>
        {ids.map((id) => {
          const { feeling, minutes, price } = treatments[id]
          return (
            <li key={id} data-group={treatments[id].group}>
              <h3>{words.items[id].title}</h3>
              <p className={styles.feeling}>
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <circle cx="10" cy="10" r="8" />
                  <path d={fills[feeling]} />
                </svg>
                <span>{words.feelings[feeling]}</span>
              </p>
              <p className={styles.minutes}>{formatMinutes(minutes, language)}</p>
              <p className={styles.price}>{formatMoney(price, language)}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

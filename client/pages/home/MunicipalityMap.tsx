import { useState, type ReactNode } from 'react'
import { totalsOf, type MunicipalityRoll } from '#shared/content/figures.ts'
import {
  hasRivers,
  mapRows,
  municipalityWords,
  riverRows,
  toneOf,
  voterThresholds,
  type Municipality,
} from '#shared/content/municipalities.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './MunicipalityMap.module.css'

/** More rows than these are lower, and stand in pairs where two have room. */
const mostRows = 8

/**
 * Renders a schematic map with a cell for each municipality, around two rivers if it has room for them. The cells are radio buttons, so
 * pointer, touch and arrow keys work, and CSS shows the chosen one. Script only announces it to screen readers.
 */
export function MunicipalityMap({ list }: Pick<MunicipalityRoll, 'list'>) {
  const { t } = useTranslation('home')
  const { language } = useSite()
  const [chosenId, setChosenId] = useState<string>()
  const chosen = list.find(({ id }) => id === chosenId)
  const number = (value: number) => formatNumber(value, language)
  // Translated once: doing it in thirty cells takes a tenth of the page's time on the server.
  const columns = { voters: t('figures.columns.voters'), controllers: t('figures.columns.controllers') }
  const [middle, strong] = voterThresholds
  const tones = [
    t('figures.map.less', { to: number(middle) }),
    t('figures.map.between', { from: number(middle), to: number(strong) }),
    t('figures.map.more', { from: number(strong) }),
  ]
  const rows = mapRows(list)
  const [from, to] = hasRivers(rows) ? riverRows : []
  const rowOf = (row: readonly Municipality[], index: number) => (
    <div key={index} className={styles.row}>
      {row.map((municipality) => (
        <Cell key={municipality.id} municipality={municipality} columns={columns} language={language} />
      ))}
    </div>
  )
  return (
    <div className={styles.field}>
      <div className={styles.key}>
        <p>{t('figures.map.choose')}</p>
        <div>
          <p id="map-scale">{t('figures.map.scale')}</p>
          <ul aria-labelledby="map-scale">
            {tones.map((label, tone) => (
              <li key={label} data-tone={tone}>
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <fieldset
        className={styles.map}
        aria-describedby="map-note"
        onChange={({ target }) => setChosenId((target as HTMLElement as HTMLInputElement).value)}
      >
        <legend>
          <VisuallyHidden>{t('figures.map.legend')}</VisuallyHidden>
        </legend>
        <div className={styles.rows} data-look={rows.length > mostRows ? 'many' : undefined}>
          {rows.slice(0, from).map(rowOf)}
          {to && <div className={styles.banks}>{rows.slice(from, to).map(rowOf)}</div>}
          {to && rows.slice(to).map(rowOf)}
        </div>
        <MunicipalityPanel name={t('figures.map.all')} {...totalsOf(list)} columns={columns} language={language} />
      </fieldset>
      <p id="map-note" className={styles.note}>
        {t('figures.map.note')}
      </p>
      <div role="status">
        {chosen && (
          <VisuallyHidden>
            {t('figures.map.chosen', {
              name: municipalityWords(chosen, language).name,
              voters: number(chosen.voters),
              controllers: number(chosen.controllers),
            })}
          </VisuallyHidden>
        )}
      </div>
    </div>
  )
}

/** The texts that a cell and its panel share. */
interface Written {
  columns: Readonly<Record<'voters' | 'controllers', string>>
  language: Language
}

function Cell({ municipality, ...written }: Written & { municipality: Municipality }) {
  const { language } = written
  const { name, label, tag } = municipalityWords(municipality, language)
  return (
    <label className={styles.cell} data-tone={toneOf(municipality)}>
      <input type="radio" name="map-municipality" value={municipality.id} aria-label={name} lang={tag} />
      <span lang={tag} aria-hidden="true">
        {label}
      </span>
      <MunicipalityPanel {...municipality} {...written} name={<span lang={tag}>{name}</span>} isHidden />
    </label>
  )
}

interface MunicipalityPanelProps extends Written, Pick<Municipality, 'voters' | 'controllers'> {
  name: ReactNode
  /** Hides the panel from screen readers, which get the status message. */
  isHidden?: boolean
}

/** Renders the panel below the map: all municipalities or, by CSS, the chosen one. */
function MunicipalityPanel({ name, voters, controllers, columns, language, isHidden }: MunicipalityPanelProps) {
  return (
    <span className={styles.facts} aria-hidden={isHidden}>
      <b>{name}</b>
      <span>
        {columns.voters} <b>{formatNumber(voters, language)}</b>
      </span>
      <span>
        {columns.controllers} <b>{formatNumber(controllers, language)}</b>
      </span>
    </span>
  )
}

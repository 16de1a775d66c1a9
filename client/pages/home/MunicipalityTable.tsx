import { totalsOf, type MunicipalityRoll } from '#shared/content/figures.ts'
import { municipalitiesByName, municipalityWords } from '#shared/content/municipalities.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MunicipalityTable.module.css'

/** Renders the data of the map as a table, sorted by name. */
export function MunicipalityTable({ list }: Pick<MunicipalityRoll, 'list'>) {
  const { t } = useTranslation('home')
  const { language } = useSite()
  const totals = totalsOf(list)
  return (
    <details className={styles.details}>
      <summary>
        {t('figures.table.summary')}
        <Icon name="chevron" />
      </summary>
      <table className={styles.table}>
        <caption>{t('figures.table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figures.columns.municipality')}</th>
            <th scope="col">{t('figures.columns.voters')}</th>
            <th scope="col">{t('figures.columns.controllers')}</th>
          </tr>
        </thead>
        <tbody>
          {municipalitiesByName(list, language).map((municipality) => {
            const { name, tag } = municipalityWords(municipality, language)
            return (
              <tr key={municipality.id}>
                <th scope="row" lang={tag}>
                  {name}
                </th>
                <td>{formatNumber(municipality.voters, language)}</td>
                <td>{formatNumber(municipality.controllers, language)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('figures.table.total')}</th>
            <td>{formatNumber(totals.voters, language)}</td>
            <td>{formatNumber(totals.controllers, language)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}

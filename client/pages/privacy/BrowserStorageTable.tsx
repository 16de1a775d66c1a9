import { storage, type StorageEntry, type StorageEntryId } from '#shared/content/storage.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from '../../sections/ListTable.module.css'

const secondsOfDay = 24 * 60 * 60

/** Renders everything that the site stores in a browser, from `storage`; the table is a list on a phone. */
export function BrowserStorageTable() {
  const { t } = useTranslation('privacy')
  const rows = (Object.entries(storage) as [StorageEntryId, StorageEntry][]).flatMap(
    ([id, { name, places, maxAge = 0 }]) =>
      places.map((place) => ({
        id,
        name,
        place,
        howLong:
          place === 'cookie'
            ? t('kept.howLong.days', { count: maxAge / secondsOfDay })
            : t('kept.howLong.untilCleared'),
      })),
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['what', 'where', 'when', 'howLong'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`kept.heads.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, place, howLong }) => (
          <tr key={name + place} data-kept={name} data-place={place}>
            <th scope="row">
              {t(`kept.${id}.what`)} <code translate="no">{name}</code>
            </th>
            <td>{t(`kept.places.${place}`)}</td>
            <td>{t(`kept.${id}.when`)}</td>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

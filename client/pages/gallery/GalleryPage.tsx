import { useTranslation } from 'react-i18next'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './GalleryPage.module.css'
import { Wall } from './Wall.tsx'

export default function GalleryPage() {
  const { t } = useTranslation(['gallery', 'common'])
  const address = useAddress()
  return (
    <>
      <header className={styles.title}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(entrance) }, { label: t('title') }]} />
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Wall />
    </>
  )
}

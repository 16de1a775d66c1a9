import pictures from 'virtual:pictures/gallery'
import { galleryPictures } from '#shared/content/gallery.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GalleryWall } from '../../kit/GalleryWall.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './GalleryPage.module.css'

const galleryIds = galleryPictures.map(({ id }) => id)

export default function GalleryPage() {
  const { t } = useTranslation(['gallery', 'common'])
  const address = useAddress()
  return (
    <>
      <header className={styles.title}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <GalleryWall files={pictures} pictures={galleryIds} />
      <section className={styles.next}>
        <h2>{t('next')}</h2>
        <ButtonLink size="large" tone="paper" to={address('join')}>
          {t('common:join')}
        </ButtonLink>
      </section>
    </>
  )
}

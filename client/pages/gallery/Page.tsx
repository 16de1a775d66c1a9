import pictures from 'virtual:pictures/gallery'
import { galleryPictures } from '#shared/content/gallery.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite, useSiteProgramme } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GalleryWall } from '../../kit/GalleryWall.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import '../../ui/photograph.css'
import styles from './GalleryPage.module.css'
import cells from './Photographs.module.css'

const galleryIds = galleryPictures.map(({ id }) => id)

export default function GalleryPage() {
  const { t } = useTranslation(['gallery', 'common'])
  const { content } = useSite()
  const address = useAddress()
  const hasProgramme = useSiteProgramme()
  const { photographs = [], page = 1, pages = 1 } = content?.gallery ?? {}
  return (
    <>
      <header className={styles.title}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
        <h1>{t('heading')}</h1>
        <p>{t(photographs.length > 0 ? 'leadWithPhotographs' : 'lead')}</p>
      </header>
      <GalleryWall
        files={pictures}
        pictures={page === 1 ? galleryIds : []}
        photographs={photographs.map(({ slug, title: caption, alt, lang, cell, state, ...file }) => ({
          ...{ id: `photo-${slug}`, caption, alt, lang, file },
          place: { className: cells.cell, cell, state },
        }))}
      />
      {pages > 1 && (
        <div className={styles.pages}>
          <p aria-hidden="true">{t('pages')}</p>
          <Pagination
            label={t('pages')}
            page={page}
            pages={pages}
            addressOf={(to) => address('gallery', { query: { page: to === 1 ? undefined : `${to}` } })}
          />
        </div>
      )}
      <section className={styles.next}>
        <div>
          <h2>{t('next')}</h2>
          {hasProgramme && <p>{t('ofProgramme')}</p>}
        </div>
        <ButtonLink size="large" tone="paper" to={address('join')}>
          {t('common:join')}
        </ButtonLink>
      </section>
    </>
  )
}

import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from './PageLink.tsx'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../site/site.ts'
import { useFactTags } from '../site/useFacts.ts'
import styles from './Logo.module.css'

/** Renders the party's mark: two half discs on one line, in a box of 3 × 2. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      <path d="M16 16a16 16 0 0 1 32 0zM0 16a16 16 0 0 0 32 0z" />
    </svg>
  )
}

/** Renders mark and wordmark as a link to the home page. */
export function Logo({ tagline = false }: { tagline?: boolean }) {
  const { t } = useTranslation('organisation')
  const address = useAddress()
  const tags = useFactTags()
  // A name of more than 18 letters is set smaller, in several lines.
  return (
    <PageLink
      className={styles.logo}
      to={address(homeRoute)}
      data-look={t('name').length > 18 ? 'long-name' : undefined}
    >
      <Mark />
      <span>
        <span className={styles.name} lang={tags['name']}>
          {t('name')}
        </span>
        {tagline && (
          <span className={styles.tagline} lang={tags['slogan']}>
            {t('tagline')}
          </span>
        )}
      </span>
    </PageLink>
  )
}

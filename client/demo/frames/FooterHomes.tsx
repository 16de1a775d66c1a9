import { homeNames } from '#shared/routes/homes.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import { rowOf } from '#shared/routes/table.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useAddress } from '../../site/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './FooterHomes.module.css'

/** The largest number of homes shown: with the heading they fill a row. */
const most = 3

/** Renders links to homes with a footer, after a heading that fills the rest of their row. */
export function FooterHomes({ of }: { of: FooterName }) {
  const { t } = useTranslation(['frames', 'homeTitles'])
  const address = useAddress()
  const homes = homeNames.filter((home) => rowOf(`home-${home}`).footer === of).slice(0, most)
  if (homes.length === 0) return null
  return (
    <section className={styles.homes} aria-labelledby="footer-homes">
      <h2 id="footer-homes">{t('footerHomes')}</h2>
      <ul>
        {homes.map((home) => (
          <li key={home}>
            <PageLink to={address(`home-${home}`)}>
              {t(`homeTitles:of.${home}`)}
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './AboutHero.module.css'
import { aboutParts } from './anchors.ts'

/** Renders the page's title beside links to its sections below. */
export function AboutHero({ isOfPeople }: { isOfPeople: boolean }) {
  const { t } = useTranslation(['about', 'common'])
  const address = useAddress()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumbs
          trail={[
            { label: t('common:home'), to: address(homeRoute) },
            ...(isOfPeople
              ? [{ label: t('title'), to: address('about') }, { label: t('common:people') }]
              : [{ label: t('title') }]),
          ]}
        />
        {isOfPeople ? (
          <>
            <h1>{t('common:people')}</h1>
            <p>{t('people.intro')}</p>
          </>
        ) : (
          <>
            <h1>{t('heading')}</h1>
            <p>{t('lead')}</p>
          </>
        )}
      </div>
      <nav className={styles.parts} aria-label={t('onThisPage')}>
        <ul>
          {aboutParts.map((part) => (
            <li key={part}>
              <a href={anchorTo(part)}>
                {t(`common:${part}`)}
                <Icon name="chevron" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

import kit from 'virtual:press'
import { pressFacts } from '#shared/content/pressKit.ts'
import { nameWithoutHash } from '#shared/fileHash.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { wordsIn } from '#locales/translator.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StyledList } from '../../kit/StyledList.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { useFileSize } from './FileLinks.tsx'
import styles from './PressHero.module.css'
import { pressFactsIn } from './pressFacts.ts'

/** Renders the title and the archive beside the facts, which are printed on a press card. */
export function PressHero() {
  const { t, i18n } = useTranslation(['press', 'common', 'organisation'])
  const address = useAddress()
  const sizeOf = useFileSize()
  const { archive } = wordsIn(i18n, 'press')
  const facts = pressFactsIn(wordsIn(i18n, 'organisation'))
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]} />
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <section className={styles.archive} aria-labelledby="archive">
          <h2 id="archive">{archive.title}</h2>
          <p>{archive.lead}</p>
          <StyledList items={archive.holds} look="checks" />
          <p className={styles.download}>
            <ButtonLink
              tone="paper"
              size="large"
              to={kit.archive.address}
              download={nameWithoutHash(kit.archive.address)}
            >
              {archive.button}
            </ButtonLink>
            <span>{`ZIP, ${sizeOf(kit.archive)}`}</span>
          </p>
        </section>
      </div>
      <div className={styles.field}>
        <section className={styles.card} aria-labelledby="facts">
          <Mark />
          <h2 id="facts">{t('facts.title')}</h2>
          <p>{t('facts.lead')}</p>
          <dl>
            {pressFacts.map((fact) => (
              <div key={fact}>
                <dt>{t(`facts.terms.${fact}`)}</dt>
                <dd>{facts[fact]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

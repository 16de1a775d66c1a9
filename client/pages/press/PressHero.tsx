import kit from 'virtual:press'
import { reach } from '#shared/content/organisation.ts'
import { pressFacts } from '#shared/content/pressKit.ts'
import { nameWithoutHash } from '#shared/fileHash.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { wordsIn } from '#locales/translator.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
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
  const { publicUrl, content } = useSite()
  const people = content?.pressPeople
  const { lead, archive, team } = wordsIn(i18n, 'press')
  const file = people ? kit.teamArchive : kit.archive
  const facts = pressFactsIn(
    { organisation: wordsIn(i18n, 'organisation'), facts: useFacts(reach) },
    publicUrl,
    people?.filter(({ leads }) => leads),
  )
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]} />
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{people ? team.lead : lead}</p>
        <section className={styles.archive} aria-labelledby="archive">
          <h2 id="archive">{archive.title}</h2>
          <p>
            {people?.length ? `${team.archive.lead} ${team.archive.people}` : people ? team.archive.lead : archive.lead}
          </p>
          <StyledList items={people ? { ...archive.holds, ...team.archive.holds } : archive.holds} look="checks" />
          <p className={styles.download}>
            <ButtonLink tone="paper" size="large" to={file.address} download={nameWithoutHash(file.address)}>
              {archive.button}
            </ButtonLink>
            <span>{`ZIP, ${sizeOf(file)}`}</span>
          </p>
        </section>
      </div>
      <div className={styles.field}>
        <section className={styles.card} aria-labelledby="facts">
          <Mark />
          <h2 id="facts">{t('facts.title')}</h2>
          <p>{t('facts.lead')}</p>
          <dl>
            {pressFacts.map(
              (fact) =>
                facts[fact] && (
                  <div key={fact}>
                    <dt>{t(`facts.terms.${fact}`)}</dt>
                    <dd>{facts[fact]}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      </div>
    </div>
  )
}

import kit from 'virtual:press'
import { reach } from '#shared/content/organisation.ts'
import { pressFactsIn } from '#shared/content/pressFacts.ts'
import { pressFacts, pressTextName, pressTextPath, pressTexts } from '#shared/content/pressKit.ts'
import { nameWithoutHash } from '#shared/fileHash.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { withQuery } from '#shared/routes/url.ts'
import { wordsIn } from '#locales/translator.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StyledList } from '../../kit/StyledList.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { useFileSize } from './FileLinks.tsx'
import fileStyles from './FileLinks.module.css'
import styles from './PressHero.module.css'

/** Renders the title and the archive beside the facts, which are printed on a press card. */
export function PressHero() {
  const { t, i18n } = useTranslation(['press', 'common', 'organisation'])
  const address = useAddress()
  const sizeOf = useFileSize()
  const { publicUrl, content, changes, language } = useSite()
  const people = content?.pressPeople
  const press = wordsIn(i18n, 'press')
  const { lead, archive, team } = press
  // The archive of the build has facts and samples of the site.
  const isPublished = people !== undefined || changes !== undefined
  const file = isPublished ? kit.drawings : kit.archive
  const hasPeople = people?.length !== 0
  const held = hasPeople ? `${team.archive.lead} ${team.archive.people}` : team.archive.lead
  const texts = pressTexts.filter((text) => text !== 'biographies' || hasPeople)
  const titles = {
    facts: t('facts.title'),
    biographies: t(people ? 'team.lives.title' : 'lives.title'),
    rules: t('rules.title'),
  }
  const facts = pressFactsIn(
    { organisation: wordsIn(i18n, 'organisation'), facts: useFacts(reach), press },
    publicUrl,
    people?.filter(({ leads }) => leads),
  )
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]} />
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{isPublished ? team.lead : lead}</p>
        <section className={styles.archive} aria-labelledby="archive">
          <h2 id="archive">{archive.title}</h2>
          <p>{isPublished ? held : archive.lead}</p>
          <StyledList
            items={isPublished ? { marks: archive.holds.marks, ...team.archive.holds } : archive.holds}
            look="checks"
          />
          <p className={styles.download}>
            <ButtonLink tone="paper" size="large" to={file.address} download={nameWithoutHash(file.address)}>
              {archive.button}
            </ButtonLink>
            <span>{`ZIP, ${sizeOf(file)}`}</span>
          </p>
          {isPublished && (
            <ul className={fileStyles.files}>
              {texts.map((text) => (
                <li key={text}>
                  <a href={withQuery(pressTextPath(text), { language })} download={pressTextName(text, language)}>
                    {`${titles[text]}, TXT`}
                  </a>
                </li>
              ))}
            </ul>
          )}
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

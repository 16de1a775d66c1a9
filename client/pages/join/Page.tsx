import { membership } from '#shared/content/membership.ts'
import { answers } from '#shared/content/organisation.ts'
import { joinChoices, type JoinChoice } from '#shared/forms/topics.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { wordsIn } from '#locales/translator.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { useAddress, useSite, useSiteProgramme } from '../../site/site.ts'
import { useFacts, useFactTags } from '../../site/useFacts.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { JoinForm } from './JoinForm.tsx'
import styles from './JoinPage.module.css'

const steps = ['read', 'talk', 'decide'] as const

/** Renders who can join and what it costs, then the application form beside what happens next. */
export default function JoinPage() {
  const { t, i18n } = useTranslation(['join', 'common'])
  const { language } = useSite()
  const address = useAddress()
  const { membership: facts, replyWorkingDays } = useFacts({ membership, ...answers })
  const { minimumAge, yearlyFee, source, isSample } = facts
  const fee = formatMoney(yearlyFee, language)
  const tags = useFactTags()
  const hasProgramme = useSiteProgramme()
  const month: Partial<Record<JoinChoice, string>> = wordsIn(i18n, 'join').month
  const choices = joinChoices.filter((choice) => month[choice])
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.words}>
            <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]} />
            <h1>{t('heading')}</h1>
            <p>{t('lead', { count: replyWorkingDays })}</p>
            {hasProgramme && <p>{t('ofProgramme')}</p>}
          </div>
        </header>
        <dl className={styles.facts}>
          <div>
            <dt>{t('who.term')}</dt>
            <dd>{t('who.text', { count: minimumAge })}</dd>
          </div>
          <div>
            <dt>{t('fee.term')}</dt>
            <dd>{yearlyFee > 0 ? t('fee.text', { fee }) : t('fee.free')}</dd>
          </div>
          <div>
            <dt>{t('does.term')}</dt>
            <dd>{t('does.text')}</dd>
          </div>
          <div>
            <dt>{t('source.term')}</dt>
            <dd>
              {source ? (
                <a href={source} rel="noreferrer">
                  {t('source.link')}
                </a>
              ) : (
                t('source.missing')
              )}
            </dd>
          </div>
        </dl>
        <section className={styles.form} aria-labelledby="apply">
          <h2 id="apply">{t('form.title')}</h2>
          <p>{t('form.lead')}</p>
          <JoinForm anchor="join-form" label={t('form.title')} />
        </section>
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{t('next.title')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`next.${step}`)}</li>
            ))}
          </ol>
          {choices.length > 0 && (
            <>
              <h3>{t('next.month')}</h3>
              <dl>
                {choices.map((choice) => (
                  <div key={choice}>
                    <dt>{t(`form.choices.${choice}`)}</dt>
                    <dd lang={tags[`month-${choice}`]}>{month[choice]}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <p>
            {`${t('press.text')} `}
            <ArrowLink to={address('press')}>{t('press.link')}</ArrowLink>
          </p>
        </section>
      </div>
      {isSample && <SampleNote text={t('sample')} />}
    </>
  )
}

import { averageSalary } from '#shared/content/donationRules.ts'
import { sampleAmounts } from '#shared/content/payments.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite, useSiteProgramme } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './DonatePage.module.css'
import { DonateForm } from './DonateForm.tsx'
import { PaymentSlipView } from './PaymentSlipView.tsx'

const answers = ['givenTo', 'name', 'data'] as const

/** Renders the donation form, or the payment slip after it was sent. */
export default function DonatePage() {
  const { amounts, salary } = useFacts({ amounts: sampleAmounts, salary: averageSalary })
  const { t } = useTranslation(['donate', 'common'])
  const { visit } = useSite()
  const address = useAddress()
  const hasProgramme = useSiteProgramme()
  const trail = [{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]
  if (visit?.kind === 'slip') return <PaymentSlipView slip={visit.slip} />
  return (
    <>
      <div className={styles.give}>
        <header className={styles.head}>
          <div className={styles.words}>
            <Breadcrumbs trail={trail} />
            <h1>{t('heading')}</h1>
            <p>{t('lead')}</p>
          </div>
        </header>
        <div className={styles.slot}>
          <DonateForm />
        </div>
        <section className={styles.about} aria-labelledby="about-title">
          <h2 id="about-title">{t('about.title')}</h2>
          <dl>
            {answers.map((answer) => (
              <div key={answer}>
                <dt>{t(`about.${answer}.term`)}</dt>
                <dd>{t(`about.${answer}.text`)}</dd>
              </div>
            ))}
            {hasProgramme && (
              <div>
                <dt>{t('ofProgramme.term')}</dt>
                <dd>{t('ofProgramme.text')}</dd>
              </div>
            )}
            <div>
              <dt>{t('about.published.term')}</dt>
              <dd>
                <ArrowLink to={address('transparency')}>{t('about.published.link')}</ArrowLink>
              </dd>
            </div>
          </dl>
        </section>
      </div>
      {(amounts.isSample || salary.isSample) && <SampleNote text={t('sample')} />}
    </>
  )
}

import { sampleAmounts } from '#shared/content/payments.ts'
import { donationLaw, donationLimits, donorKinds, averageSalary } from '#shared/content/donationRules.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { maxPartyTextLength, paymentMeans } from '#shared/payment.ts'
import { wordsIn } from '#locales/translator.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { ChoiceField } from '../../forms/Choices.tsx'
import { TextField, CheckboxField } from '../../forms/Field.tsx'
import { FormContext } from '../../forms/FormContext.ts'
import { FormMessage } from '../../forms/FormMessage.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { usePageForm } from '../../forms/usePageForm.ts'
import { useFacts, useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { amountChoices, chosenAmount } from '../../payment/amountChoices.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DonateForm.module.css'

/** Renders the donation form: amount, donor, means of payment and the legal notice. */
export function DonateForm() {
  const { amounts, salary } = useFacts({ amounts: sampleAmounts, salary: averageSalary })
  const { t, i18n } = useTranslation(['donate', 'forms'])
  const { language, query } = useSite()
  const tags = useFactTags()
  const uses: Readonly<Record<string, string>> = wordsIn(i18n, 'donate').uses
  const address = useAddress()
  const { facts, token, onSubmit } = usePageForm('donate')
  const money = (dinars: number) => formatMoney(dinars, language)
  const limits = donationLimits(salary)
  return (
    <FormContext value={facts}>
      <form
        id="donate"
        ref={facts.ref}
        className={styles.sheet}
        method="post"
        action={address('donate', { anchor: 'donate' })}
        noValidate
        aria-label={t('form.label')}
        onSubmit={onSubmit}
      >
        {token && <input type="hidden" name="token" value={token} />}
        <ChoiceField
          name="amount"
          legend={t('form.amount')}
          options={amountChoices(amounts.list, language, t('form.own')).map((choice) => ({
            ...choice,
            text: uses[choice.value],
            lang: tags[`amount-${choice.value}`],
          }))}
          initial={chosenAmount(query.amount, amounts.list)}
          isLastApart
        >
          <div className={styles.own}>
            <TextField
              name="ownAmount"
              label={t('form.ownAmount')}
              inputMode="numeric"
              autoComplete="transaction-amount"
              maxLength={maxLengths.amount}
              hint={t('form.ownHint', {
                least: money(limits.person.min),
                person: money(limits.person.max),
                company: money(limits.company.max),
              })}
            />
          </div>
        </ChoiceField>
        <ChoiceField
          name="donor"
          legend={t('form.donor')}
          options={donorKinds.map((kind) => ({ value: kind, label: t(`form.kinds.${kind}`) }))}
          initial={donorKinds[0]}
        >
          <TextField name="name" label={t('form.name')} autoComplete="name" maxLength={maxLengths.name} />
          <div className={styles.company}>
            <TextField
              name="registration"
              label={t('form.registration')}
              inputMode="numeric"
              maxLength={maxLengths.registration}
              hint={t('form.registrationHint')}
            />
          </div>
          <TextField
            name="street"
            label={t('form.street')}
            autoComplete="address-line1"
            maxLength={maxLengths.street}
          />
          <div className={styles.place}>
            <TextField
              name="postcode"
              label={t('form.postcode')}
              autoComplete="postal-code"
              maxLength={maxLengths.postcode}
            />
            <TextField name="town" label={t('form.town')} autoComplete="address-level2" maxLength={maxLengths.town} />
          </div>
          <p className={styles.lengthHint}>{t('form.room', { most: maxPartyTextLength })}</p>
        </ChoiceField>
        <ChoiceField
          name="means"
          legend={t('form.means')}
          options={paymentMeans.map((means) => ({
            value: means,
            label: t(`means.${means}.label`),
            text: t(`means.${means}.text`),
          }))}
          initial="transfer"
        />
        <LegalNotice />
        <CheckboxField name="confirm" label={t('notice.confirm')} />
        <FormMessage success={['', '']} />
        <div className={styles.send}>
          <SubmitButton size="large">
            {t('form.send')}
            <Icon name="arrow" />
          </SubmitButton>
        </div>
      </form>
    </FormContext>
  )
}

/** Renders the legal notice: barred donors, limits and publication. */
function LegalNotice() {
  const { salary } = useFacts({ salary: averageSalary })
  const { t, i18n } = useTranslation('donate')
  const { language } = useSite()
  const { items } = wordsIn(i18n, 'donate').notice
  const { personSalaries, companySalaries, publishedWithinDays } = donationLaw
  return (
    <section className={styles.notice} aria-labelledby="notice-title">
      <h2 id="notice-title">{t('notice.title')}</h2>
      <p>{t('notice.barred')}</p>
      <ul>
        {Object.entries(items).map(([who, text]) => (
          <li key={who}>{text}</li>
        ))}
      </ul>
      <p>
        {t('notice.limits', {
          person: personSalaries,
          count: companySalaries,
          averageSalary: formatMoney(salary.dinars, language),
          source: salary.source,
          date: formatDate(salary.since, language),
        })}
      </p>
      <p>{t('notice.published', { count: publishedWithinDays })}</p>
      <p>{t('notice.own')}</p>
    </section>
  )
}

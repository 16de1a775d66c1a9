import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink.tsx'
import { organisation } from '#shared/content/organisation.ts'
import { longest } from '#shared/forms/limits.ts'
import { topics } from '#shared/forms/topics.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { SelectField, TextArea, TextField, TickField } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { useFormState } from '../../forms/FormContext.ts'
import { FormMessage } from '../../forms/FormMessage.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useForm } from '../../forms/useForm.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ContactForm.module.css'

/** A message to the party, its topic chosen by the link that led here. */
export function ContactForm({ at }: { at: string }) {
  const { t } = useTranslation(['forms', 'contact', 'consent'])
  const { query } = useSite()
  const address = useAddress()
  const state = useForm({ form: 'contact', at, call: 'send' })
  const topic = query.topic ?? 'question'

  return (
    <Form state={state} form="contact" at={at} call="send" label={t('contact:form.title')}>
      <div className={styles.grid}>
        <TextField name="name" label={t('name')} autoComplete="name" maxLength={longest.name} />
        <TextField type="email" name="email" label={t('email')} autoComplete="email" maxLength={longest.email} />
        <SelectField
          key={topic}
          name="topic"
          label={t('topic')}
          initial={topic}
          options={topics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        />
        <TextField name="municipality" label={t('municipality')} maxLength={longest.municipality} isOptional />
        <div className={styles.wide}>
          <TextField
            type="tel"
            name="phone"
            label={t('phone')}
            placeholder={t('phonePlaceholder')}
            autoComplete="tel"
            maxLength={longest.phone}
            isOptional
          />
        </div>
        <div className={styles.wide}>
          <Message at={at} />
        </div>
        <div className={styles.wide}>
          <p className={styles.notice}>{t('consent:contactNotice')}</p>
          <TickField
            name="consent"
            label={t('consent:contact')}
            hint={<PageLink to={address('privacy')}>{t('privacyLink')}</PageLink>}
          />
        </div>
        <div className={styles.wide}>
          <FormMessage
            success={[t('success.contact'), t('success.contactNext', { count: organisation.replyWorkingDays })]}
          />
        </div>
        <div className={styles.send}>
          <SubmitButton size="large">
            {t('send')}
            <Icon name="arrow" />
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}

/** What a message begins with, where the shop or the donation sheet led here with a choice; otherwise nothing. */
function useDraft(): string {
  const { t } = useTranslation(['contact', 'shop'])
  const { query, language } = useSite()
  const { topic, item, amount, way } = query
  const isDonation = topic === 'donation' && (amount !== undefined || way !== undefined)
  const lines = [
    isDonation && t('contact:form.draft.donation'),
    item && t('contact:form.draft.item', { item: t(`shop:items.${item}`) }),
    amount && t('contact:form.draft.amount', { amount: formatMoney(Number(amount), language) }),
    way && t('contact:form.draft.way', { way: t(`shop:ways.${way}`) }),
  ].filter(Boolean)
  // Ends with a line of its own, where the visitor goes on.
  return lines.map((line) => `${line}\n`).join('')
}

/** What stands in the message before React does: hydration writes the first text over whatever was typed until then. */
const typedBefore = (at: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLTextAreaElement>(`#${at} textarea`)?.value

/** The message, with how much of its room is used once somebody types. */
function Message({ at }: { at: string }) {
  const { t } = useTranslation('forms')
  const { ref, status, valueOf } = useFormState()
  const draft = useDraft()
  const [typed] = useState(() => typedBefore(at))
  const [isSent, setSent] = useState(false)
  if (status === 'success' && !isSent) setSent(true)
  // Once it was sent, the next message begins empty.
  const initial = isSent ? '' : draft
  const [used, setUsed] = useState((valueOf('message') ?? initial).length)
  const max = longest.message

  useEffect(() => {
    const field = ref.current?.querySelector('textarea')
    if (field && typed !== undefined && field.value !== typed) field.value = typed
  }, [ref, typed])

  // What was typed before the script came counts, and a form that was sent is empty again.
  useEffect(() => {
    setUsed(ref.current?.querySelector('textarea')?.value.length ?? 0)
  }, [ref, status])

  return (
    <TextArea
      name="message"
      label={t('message')}
      initial={initial}
      maxLength={max}
      hint={t('charactersUsed', { used, max })}
      onInput={(event) => setUsed(event.currentTarget.value.length)}
    />
  )
}

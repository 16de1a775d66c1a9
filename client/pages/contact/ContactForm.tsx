import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink.tsx'
import { organisation } from '#shared/content/organisation.ts'
import { longest } from '#shared/forms/limits.ts'
import { topics } from '#shared/forms/topics.ts'
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
          <Message />
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

/** The message, with how much of its room is used once somebody types. */
function Message() {
  const { t } = useTranslation('forms')
  const { ref, status, valueOf } = useFormState()
  const [used, setUsed] = useState(valueOf('message')?.length ?? 0)
  const max = longest.message

  // What was typed before the script came counts, and a form that was sent is empty again.
  useEffect(() => {
    setUsed(ref.current?.querySelector('textarea')?.value.length ?? 0)
  }, [ref, status])

  return (
    <TextArea
      name="message"
      label={t('message')}
      maxLength={max}
      hint={t('charactersUsed', { used, max })}
      onInput={(event) => setUsed(event.currentTarget.value.length)}
    />
  )
}

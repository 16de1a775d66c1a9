import { maxLengths } from '#shared/forms/limits.ts'
import { ConsentField } from '../../../forms/ConsentField.tsx'
import { TextArea } from '../../../forms/Field.tsx'
import { Form } from '../../../forms/Form.tsx'
import { FormMessage } from '../../../forms/FormMessage.tsx'
import { PersonFields, PhoneField } from '../../../forms/PersonFields.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './AttendForm.module.css'

/** Renders the form with which visitors announce themselves for the event of the page. */
export function AttendForm({ anchor, label }: { anchor: string; label: string }) {
  const { t } = useTranslation('events/event')
  const state = useForm({ form: 'attend', anchor, call: 'send', errorWords: { eventClosed: t('errors.eventClosed') } })
  return (
    <Form state={state} form="attend" anchor={anchor} call="send" label={label}>
      <div className={styles.fields}>
        <PersonFields />
        <PhoneField />
        <TextArea name="message" label={t('form.message')} maxLength={maxLengths.message} rows={3} isOptional />
        <ConsentField to="attend" />
        <FormMessage success={[t('success.sentence'), t('success.next')]} field="page" />
        <SubmitButton size="large">{t('form.send')}</SubmitButton>
      </div>
    </Form>
  )
}

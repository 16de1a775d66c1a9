import { answers } from '#shared/content/organisation.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { joinChoices } from '#shared/forms/topics.ts'
import { ConsentField } from '../../forms/ConsentField.tsx'
import { SelectField, TextArea, TextField } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { FormMessage } from '../../forms/FormMessage.tsx'
import { PersonFields, PhoneField } from '../../forms/PersonFields.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSite } from '../../site/site.ts'
import styles from './JoinForm.module.css'

/** Renders the application to become a member, a polling agent or a volunteer. The link to the page sets the choice. */
export function JoinForm({ anchor, label }: { anchor: string; label: string }) {
  const party = useFacts(answers)
  const { t } = useTranslation(['join', 'forms'])
  const { topic } = useSite().query
  const state = useForm({ form: 'join', anchor, call: 'send' })
  const initial = joinChoices.find((choice) => choice === topic) ?? 'join'
  const next = t('success.next', { count: party.replyWorkingDays })
  return (
    <Form state={state} form="join" anchor={anchor} call="send" label={label}>
      <div className={styles.grid}>
        <div className={styles.wide}>
          <SelectField
            key={initial}
            name="topic"
            label={t('form.choice')}
            initial={initial}
            options={joinChoices.map((value) => ({ value, label: t(`form.choices.${value}`) }))}
          />
        </div>
        <PersonFields />
        <TextField
          name="municipality"
          label={t('forms:municipality')}
          maxLength={maxLengths.municipality}
          hint={t('form.municipalityHint')}
        />
        <PhoneField />
        <div className={styles.wide}>
          <TextArea name="message" label={t('form.message')} maxLength={maxLengths.message} rows={4} isOptional />
        </div>
        <div className={styles.wide}>
          <ConsentField to="join" />
        </div>
        <div className={styles.wide}>
          <FormMessage success={[t('success.sentence'), next]} />
        </div>
        <div className={styles.wide}>
          <SubmitButton size="large">{t('form.send')}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}

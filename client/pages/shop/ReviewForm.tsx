import { useId } from 'react'
import { maxLengths } from '#shared/forms/limits.ts'
import { ratings, type Topic } from '#shared/forms/topics.ts'
import { ConsentField } from '../../forms/ConsentField.tsx'
import { PersonFields } from '../../forms/PersonFields.tsx'
import { TextArea } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { useFormState } from '../../forms/FormContext.ts'
import { ContactMessage } from '../../forms/FormMessage.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import boxes from './Boxes.module.css'
import styles from './ReviewForm.module.css'

const anchor = 'review'
const topic: Topic = 'review'

/** Renders the review form. A review is a contact message with its own topic; its page names the product. */
export function ReviewForm() {
  const { t } = useTranslation('productPage')
  const state = useForm({ form: 'contact', anchor, call: 'send' })
  return (
    <Form state={state} form="contact" anchor={anchor} call="send" label={t('reviews.form')}>
      <input type="hidden" name="topic" value={topic} />
      <div className={styles.fields}>
        <RatingField />
        <PersonFields />
        <div className={styles.wide}>
          <TextArea name="message" label={t('reviews.message')} maxLength={maxLengths.message} />
        </div>
        <div className={styles.wide}>
          <ConsentField to="contact" />
        </div>
        <div className={styles.wide}>
          <ContactMessage />
        </div>
        <SubmitButton size="large" tone="ink">
          {t('reviews.send')}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Renders a rating from 1 to 5 as boxes in a row. */
function RatingField() {
  const { t } = useTranslation('productPage')
  const { errorOf, valueOf } = useFormState()
  const errorId = useId()
  const error = errorOf('rating')
  return (
    <fieldset
      className={`${boxes.boxes} ${styles.rating}`}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{t('reviews.rating')}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={boxes.row}>
        {ratings.map((rating) => (
          <label key={rating}>
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={valueOf('rating') === rating}
              aria-invalid={error ? true : undefined}
            />
            {rating}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

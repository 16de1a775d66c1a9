import { useId } from 'react'
import { ratings } from '#shared/forms/topics.ts'
import { EditorsForm } from '../../forms/EditorsForm.tsx'
import { useFormState } from '../../forms/FormContext.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import boxes from './Boxes.module.css'
import styles from './ReviewForm.module.css'

/** What somebody says of a product, and how many of five it gets. */
export function ReviewForm() {
  const { t } = useTranslation('productPage')
  return (
    <EditorsForm
      topic="review"
      label={t('reviews.form')}
      message={t('reviews.message')}
      send={t('reviews.send')}
      tone="ink"
    >
      <RatingField />
    </EditorsForm>
  )
}

/** One of five, as boxes in a row. */
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

import { maxLengths } from '#shared/forms/limits.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { TextField } from './Field.tsx'

/** Renders the fields for name and email address. */
export function PersonFields() {
  const { t } = useTranslation('forms')
  return (
    <>
      <TextField name="name" label={t('name')} autoComplete="name" maxLength={maxLengths.name} />
      <TextField type="email" name="email" label={t('email')} autoComplete="email" maxLength={maxLengths.email} />
    </>
  )
}

export function PhoneField() {
  const { t } = useTranslation('forms')
  return (
    <TextField
      type="tel"
      name="phone"
      label={t('phone')}
      placeholder={t('phonePlaceholder')}
      autoComplete="tel"
      maxLength={maxLengths.phone}
      isOptional
    />
  )
}

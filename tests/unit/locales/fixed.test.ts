import { expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'

test('the English texts that the specification fixes stand letter for letter', () => {
  const { forms } = wordsOf('en')
  expect(forms.subscribe).toBe('Subscribe Now')
  expect(forms.errors.required).toBe('Field is required.')
  expect(forms.errors.invalidEmail).toBe('Invalid email.')
  expect(forms.success.newsletter).toBe('Your message has been sent successfully subscribed to our email list!')
})

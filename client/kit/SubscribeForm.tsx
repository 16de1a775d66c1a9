import { useState, type ReactNode } from 'react'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { useSite } from '../site/site.ts'
import { ConsentField } from '../forms/ConsentField.tsx'
import { SelectField } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { NewsletterMessage } from '../forms/FormMessage.tsx'
import { SubscriberField } from '../forms/NewsletterForm.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useForm, type FormState } from '../forms/useForm.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './SubscribeForm.module.css'

export type SubscribeLook =
  'inline' | 'stacked' | 'language' | 'photo' | 'split' | 'giant' | 'letter' | 'steps' | 'folded' | 'contents'

interface SubscribeFormProps {
  /** Anchor of this form on its page. */
  at: string
  look: SubscribeLook
  /** What stands beside the form or over it: a picture, what the newsletter brings. */
  aside?: ReactNode
  heading?: string
  lead?: string
  /** Asks for the language of the letters. */
  languageLabel?: string
  /** What is done in each step. */
  steps?: readonly [address: string, consent: string, send: string]
}

/** The newsletter's sign-up in the structures that a page may need; all of them post to the one call. */
export function SubscribeForm({ at, look, aside, heading, lead, languageLabel, steps }: SubscribeFormProps) {
  const { t } = useTranslation('forms')
  const state = useForm({ form: 'newsletter', at, call: 'subscribe' })
  const step = (position: 0 | 1 | 2) => steps && <p className={styles.step}>{steps[position]}</p>
  const isLarge = look !== 'inline' && look !== 'giant'
  const parts = (
    <div className={styles.parts}>
      <div className={styles.email}>
        {step(0)}
        <SubscriberField hidesLabel={look === 'inline' || look === 'giant' || look === 'steps'} />
      </div>
      {languageLabel && <LettersLanguage label={languageLabel} />}
      <div className={styles.consent}>
        {step(1)}
        <ConsentField to="newsletter" />
      </div>
      <div className={styles.message}>
        <NewsletterMessage />
      </div>
      <div className={styles.send}>
        {step(2)}
        <SubmitButton size={isLarge ? 'large' : 'normal'} tone={look === 'letter' ? 'ink' : 'accent'}>
          {t('subscribe')}
          {look === 'giant' && <Icon name="arrow" />}
        </SubmitButton>
      </div>
    </div>
  )
  return (
    <div className={styles.subscribe} data-look={look}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.main}>
        {heading && (
          <div className={styles.head}>
            <h3>{heading}</h3>
            {lead && <p>{lead}</p>}
          </div>
        )}
        <Form state={state} form="newsletter" at={at} call="subscribe" label={heading ?? t('newsletterTitle')}>
          {look === 'folded' ? <Folded state={state}>{parts}</Folded> : parts}
        </Form>
      </div>
    </div>
  )
}

/** The form behind one line; open where it has something to say. */
function Folded({ state: { status, message }, children }: { state: FormState; children: ReactNode }) {
  const { t } = useTranslation('forms')
  const [isAnswered] = useState(status === 'error' || message !== undefined)
  return (
    <details className={styles.fold} open={isAnswered}>
      <summary>
        <span>{t('newsletterTitle')}</span>
        <Icon name="mail" />
      </summary>
      {children}
    </details>
  )
}

/** The language in which the letters come; that of the page, unless another is chosen. */
function LettersLanguage({ label }: { label: string }) {
  const { language } = useSite()
  const options = languages.map((value) => ({
    value,
    label: languageFacts[value].ownName,
    lang: languageFacts[value].tag,
  }))
  return (
    <div>
      <SelectField key={language} name="lng" label={label} initial={language} options={options} />
    </div>
  )
}

/** What the newsletter brings, as a list. */
export const WhatComes = ({ items }: { items: Readonly<Record<string, string>> }) => (
  <ul className={styles.contents}>
    {Object.entries(items).map(([key, item]) => (
      <li key={key}>{item}</li>
    ))}
  </ul>
)

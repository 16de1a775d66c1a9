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
  /** The anchor of this form on its page. */
  anchor: string
  look: SubscribeLook
  /** Shown beside the form or under it: a picture, or the contents of the newsletter. */
  aside?: ReactNode
  heading?: string
  lead?: string
  /** The label of the field for the newsletter's language. Without it there is no field. */
  languageLabel?: string
  /** The labels of the three steps. */
  steps?: readonly [address: string, consent: string, send: string]
}

/** Renders the newsletter's sign-up form in several layouts. All of them post to the same address. */
export function SubscribeForm({ anchor, look, aside, heading, lead, languageLabel, steps }: SubscribeFormProps) {
  const { t } = useTranslation('forms')
  const state = useForm({ form: 'newsletter', anchor, call: 'subscribe' })
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
        <Form state={state} form="newsletter" anchor={anchor} call="subscribe" label={heading ?? t('newsletterTitle')}>
          {look === 'folded' ? <FoldedForm state={state}>{parts}</FoldedForm> : parts}
        </Form>
      </div>
    </div>
  )
}

/** Renders the form behind one line; it is open when there is a message or an error. */
function FoldedForm({ state: { status, message }, children }: { state: FormState; children: ReactNode }) {
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

/** Renders the field for the newsletter's language; the page's language is preselected. */
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

/** Renders the contents of the newsletter as a list. */
export const NewsletterContents = ({ items }: { items: Readonly<Record<string, string>> }) => (
  <ul className={styles.contents}>
    {Object.entries(items).map(([key, item]) => (
      <li key={key}>{item}</li>
    ))}
  </ul>
)

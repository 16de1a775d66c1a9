import { reach } from '#shared/content/organisation.ts'
import type { ReactNode } from 'react'
import type { Topic } from '#shared/forms/topics.ts'
import { topicPlace } from '#shared/content/topicPlaces.ts'
import { useAddress } from '../site/site.ts'
import { ButtonLink, type ButtonTone } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { phoneAddress } from '../ui/phone.ts'
import styles from './CallToAction.module.css'
import { useFacts } from '../site/useFacts.ts'

/** Returns a function that gives the address where a visitor writes about a topic. */
function useTopicAddress(): (topic: Topic) => string {
  const address = useAddress()
  return (topic) => {
    const { route, anchor } = topicPlace(topic)
    return address(route, { query: { topic }, anchor })
  }
}

interface CallToActionProps {
  heading: string
  text?: string
  action: string
  topic: Topic
  /** `line`: one row; `poster`: centred between two half discs; `picture`: beside a picture that reaches the edge. */
  look: 'line' | 'poster' | 'picture'
  /** The heading's level in the page's outline. */
  level?: 2 | 3
  tone?: ButtonTone
  picture?: ReactNode
}

/** Renders a band with one call to action. */
export function CallToAction({ heading, text, action, topic, look, level = 3, tone, picture }: CallToActionProps) {
  const Heading = `h${level}` as const
  const addressOf = useTopicAddress()
  return (
    <div className={styles.band} data-look={look}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <Heading>{heading}</Heading>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.action}>
        <ButtonLink tone={tone} size="large" to={addressOf(topic)}>
          {action}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Renders a band whose headline is the phone number. */
export function PhoneBand({
  heading,
  text,
  level = 3,
}: Pick<CallToActionProps, 'heading' | 'level'> & { text: string }) {
  const party = useFacts(reach)
  const Heading = `h${level}` as const
  return (
    <div className={styles.band} data-look="phone">
      <Heading>{heading}</Heading>
      <a className={styles.number} href={phoneAddress(party.phone)}>
        {party.phone}
      </a>
      <p>{text}</p>
    </div>
  )
}

/** Renders adjacent fields; each field is a link to the contact form with its topic. */
export function ChoiceBand({ choices }: { choices: readonly { heading: string; text: string; topic: Topic }[] }) {
  const addressOf = useTopicAddress()
  return (
    <div className={styles.band} data-look="choices">
      {choices.map(({ heading, text, topic }) => (
        <div key={topic} className={styles.choice}>
          <h3>
            <PageLink to={addressOf(topic)}>{heading}</PageLink>
          </h3>
          <p>{text}</p>
          <Icon name="arrow" />
        </div>
      ))}
    </div>
  )
}

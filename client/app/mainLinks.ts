import { useTranslation } from 'react-i18next'
import type { Topic } from '#shared/forms/topics.ts'
import { useAddress, useSite } from './site.ts'

export interface MainLink {
  label: string
  to: string
  /** Whether this is where the visitor is. */
  isHere: boolean
}

/** The topics that have a place in the menus. */
type MenuTopic = Extract<Topic, 'join' | 'controller' | 'media'>

/** Where header, footer and 404 page lead. Until a topic has a page of its own, it leads to the contact form. */
export function useMainLinks(): Record<'contact' | MenuTopic, MainLink> {
  const { t } = useTranslation()
  const { found, query } = useSite()
  const address = useAddress()
  const about = (topic: MenuTopic): MainLink => ({
    label: t(topic),
    to: address('contact', { query: { topic }, anchor: 'write' }),
    isHere: query.topic === topic,
  })
  return {
    contact: { label: t('contact'), to: address('contact'), isHere: found.row.id === 'contact' && !query.topic },
    join: about('join'),
    controller: about('controller'),
    media: about('media'),
  }
}

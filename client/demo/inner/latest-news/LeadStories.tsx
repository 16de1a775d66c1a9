import type { ReactNode } from 'react'
import { leadStories, type NewsItem } from '#shared/content/news.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { useSite } from '../../../site/site.ts'
import { useFactTags } from '../../../site/useFacts.ts'
import { useNewsAddress } from './useNewsAddress.ts'
import styles from './LeadStories.module.css'

type StoryId = (typeof leadStories)[number]['id']

/** Backgrounds of the stories, in turn. */
const grounds = ['accent', 'contrast', 'highlight', 'ink'] as const

interface LeadStoriesProps {
  label: string
  words: Readonly<Record<StoryId, { title: string; text: string; link: string }>>
}

/** Renders the lead stories as a carousel of posters. */
export function LeadStories({ label, words }: LeadStoriesProps) {
  const { t } = useTranslation()
  const addressOf = useNewsAddress()
  const { changes } = useSite()
  const tags = useFactTags()
  const topicOf = ({ chapter }: NewsItem) =>
    chapter && (changes?.facts.chapters?.includes(chapter) ?? true) ? (
      <p className={styles.chapter} lang={tags[`chapters.${chapter}`]}>
        {t(`chapters.${chapter}`)}
      </p>
    ) : (
      <p className={styles.chapter}>{t('party')}</p>
    )
  const slides = Object.fromEntries(
    leadStories.map((story, index) => [
      story.id,
      <article key={story.id} className={styles.story} data-ground={grounds[index % grounds.length]}>
        {topicOf(story)}
        <h2>{words[story.id].title}</h2>
        <p className={styles.text}>{words[story.id].text}</p>
        <ArrowLink to={addressOf(story)}>{words[story.id].link}</ArrowLink>
      </article>,
    ]),
  ) as Record<StoryId, ReactNode>
  return <Carousel label={label} slides={slides} isJoined pager="fraction" className={styles.stories} />
}

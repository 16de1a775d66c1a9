import type { ReactNode } from 'react'
import { leadStories, type NewsItem } from '#shared/content/news.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
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
  const chapterOf = ({ chapter }: NewsItem) => (chapter ? t(`chapters.${chapter}`) : t('party'))
  const slides = Object.fromEntries(
    leadStories.map((story, index) => [
      story.id,
      <article key={story.id} className={styles.story} data-ground={grounds[index % grounds.length]}>
        <p className={styles.chapter}>{chapterOf(story)}</p>
        <h2>{words[story.id].title}</h2>
        <p className={styles.text}>{words[story.id].text}</p>
        <ArrowLink to={addressOf(story)}>{words[story.id].link}</ArrowLink>
      </article>,
    ]),
  ) as Record<StoryId, ReactNode>
  return <Carousel label={label} slides={slides} isJoined pager="fraction" className={styles.stories} />
}

import { joinChoices, type Topic } from '../forms/topics.ts'
import type { RouteId } from '../routes/table.ts'

interface TopicPlace {
  route: Extract<RouteId, 'join' | 'contact'>
  topic: Topic
  anchor: string
}

/** Returns where a visitor writes about a topic: applications have a page of their own, all else the contact form. */
export const topicPlace = (topic: Topic): TopicPlace =>
  joinChoices.some((choice) => choice === topic)
    ? { route: 'join', topic, anchor: 'apply' }
    : { route: 'contact', topic, anchor: 'write' }

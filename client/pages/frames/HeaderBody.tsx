import pictures from 'virtual:pictures/frames'
import { wordsIn } from '#locales/translator.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { headerBodies } from './headerBodies.ts'
import { SampleBody } from './SampleBody.tsx'

interface BodyWords {
  heading: string
  text: string
  items?: readonly { title: string; text: string }[]
}

/** What there is to scroll through under a header, about what can be tried with it. */
export function HeaderBody({ header }: PageKinds['header']) {
  const { i18n } = useTranslation()
  if (header === 'one-page-navigation') return null
  const { body }: { body: BodyWords } = wordsIn(i18n, `headers/${header}`)
  const { pictures: shown = [], ...look } = headerBodies[header]
  return <SampleBody {...look} {...body} pictures={shown.map((name) => pictures[name])} />
}

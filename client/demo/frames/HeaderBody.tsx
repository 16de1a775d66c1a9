import pictures from 'virtual:pictures/frames'
import { wordsIn } from '#locales/translator.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { headerLookOf, type ReadHeaderName } from './headerLooks.ts'
import { SampleBody } from './SampleBody.tsx'

interface BodyWords {
  heading: string
  text: string
  items?: readonly { title: string; text: string }[]
}

/** What there is to scroll through under a header, about what can be tried with it. */
export function HeaderBody({ header }: { header: ReadHeaderName }) {
  const { i18n } = useTranslation()
  const { body }: { body: BodyWords } = wordsIn(i18n, `headers/${header}`)
  const { pictures: shown = [], ...look } = headerLookOf(header).body
  return <SampleBody {...look} {...body} pictures={shown.map((name) => pictures[name])} />
}

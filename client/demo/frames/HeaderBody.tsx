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

/** Renders the body of a header's page, which gives visitors something to scroll. */
export function HeaderBody({ header }: { header: ReadHeaderName }) {
  const { i18n } = useTranslation()
  const { body }: { body: BodyWords } = wordsIn(i18n, `headers/${header}`)
  const { pictures: shown = [], ...look } = headerLookOf(header).body
  return <SampleBody {...look} {...body} pictures={shown.map((name) => pictures[name])} />
}

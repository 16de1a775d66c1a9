import { sourceLanguages } from '#shared/i18n/languages.ts'
import { ColourTitle } from '../../../../sections/ColourTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'

/** Figures about this site. */
const figures = { languages: sourceLanguages.length, themes: 2, typefaces: 1, cookies: 0 }
const ids = Object.keys(figures) as (keyof typeof figures)[]

export default pageTitlePage(
  'colorful-style',
  (title, { lead }) => <ColourTitle {...title} lead={lead} />,
  ({ items, ...body }) => (
    <SampleBody look="fields" {...body} items={ids.map((id) => ({ title: String(figures[id]), text: items[id] }))} />
  ),
)

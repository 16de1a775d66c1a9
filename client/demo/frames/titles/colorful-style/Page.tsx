import { sourceLanguages } from '#shared/i18n/languages.ts'
import { ColourTitle } from '../../../../sections/ColourTitle.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'
import styles from './Page.module.css'

/** Figures about this site. */
const figures = { languages: sourceLanguages.length, themes: 2, typefaces: 1, cookies: 0 }
const ids = Object.keys(figures) as (keyof typeof figures)[]

/** The colours of the field. It begins with the first one. */
const colours = ['accent', 'highlight', 'contrast', 'ink'] as const

export default pageTitlePage(
  'colorful-style',
  (title, { lead, colours: { label, ...names } }) => (
    <div className={styles.sheet}>
      <ColourTitle {...title} lead={lead}>
        <fieldset className={styles.strip}>
          <legend>
            <VisuallyHidden>{label}</VisuallyHidden>
          </legend>
          {colours.map((colour, index) => (
            <label key={colour} data-colour={colour}>
              <input type="radio" name="colour" value={colour} defaultChecked={index === 0} />
              {names[colour]}
            </label>
          ))}
        </fieldset>
      </ColourTitle>
    </div>
  ),
  ({ items, ...body }) => (
    <SampleBody look="fields" {...body} items={ids.map((id) => ({ title: String(figures[id]), text: items[id] }))} />
  ),
  { next: { look: 'quarters' } },
)

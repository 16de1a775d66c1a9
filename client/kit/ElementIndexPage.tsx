import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import { elementsOf, type ElementFamily, type ElementName } from '#shared/routes/elements.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../app/site.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { ServerMarkup } from '../ui/ServerMarkup.tsx'
import { elementModules } from './elementModules.ts'
import type { NamedExample } from './examples.tsx'
import styles from './ElementIndexPage.module.css'
import { TitleBar } from './TitleBar.tsx'

/** The first example of each element; the browser has none of them. */
const firstExamples: Partial<Record<ElementName, NamedExample>> = {}
if (import.meta.env.SSR) {
  const names = Object.keys(elementModules) as ElementName[]
  const modules = await Promise.all(names.map((name) => elementModules[name]()))
  for (const [at, name] of names.entries()) firstExamples[name] = modules[at]!.default.examples[0]!
}

/** Every element of a family with its first example, small and out of reach, as the server has rendered it. */
export default function ElementIndexPage({ family }: { family: ElementFamily }) {
  const { t } = useTranslation(['kit', 'elements', 'common'])
  const address = useAddress()
  const heading = t(`index.${family}.heading`)
  return (
    <>
      <TitleBar
        heading={heading}
        lead={t(`index.${family}.lead`)}
        trail={[{ label: t('common:home'), to: address(entrance) }, { label: heading }]}
      />
      <ul className={styles.list}>
        {elementsOf(family).map((name) => (
          <li key={name}>
            <h2>
              <PageLink to={address(`element-${name}`)}>{t(`elements:${name}`)}</PageLink>
            </h2>
            <div className={styles.preview} aria-hidden="true" inert>
              <ServerMarkup id={`preview-${name}`} scope="language">
                <Preview of={name} />
              </ServerMarkup>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Preview({ of }: { of: ElementName }) {
  const { i18n } = useTranslation()
  const Example = firstExamples[of]?.Example
  return Example && <Example {...wordsIn(i18n, `elements/${of}`)} />
}

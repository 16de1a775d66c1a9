import { wordsIn } from '#locales/translator.ts'
import { elementNames, elementsOf, type ElementFamily, type ElementName } from '#shared/routes/elements.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { NamedExample } from './examples.tsx'
import { PreviewList } from '../../kit/PreviewList.tsx'
import { TitleBar } from '../../kit/TitleBar.tsx'
import styles from './ElementIndexPage.module.css'

/** The example of each element that the index shows. Empty in the browser. */
const previews: Partial<Record<ElementName, NamedExample>> = {}
if (import.meta.env.SSR) {
  const { elementEntry } = await import('./elementModules.ts')
  const modules = await Promise.all(elementNames.map((name) => elementEntry(name).load()))
  for (const [position, name] of elementNames.entries()) previews[name] = modules[position]!.default.preview
}

/** Renders every element of a family with a small inert preview of one example, which only the server renders. */
export default function ElementIndexPage({ family }: { family: ElementFamily }) {
  const { t } = useTranslation(['kit', 'elements', 'common'])
  const address = useAddress()
  const heading = t(`index.${family}.heading`)
  return (
    <>
      <TitleBar
        look="discs"
        heading={heading}
        lead={t(`index.${family}.lead`)}
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: heading }]}
      />
      <PreviewList
        className={styles.wall}
        look={family === 'model-popup' ? 'windows' : 'samples'}
        entries={
          new Map(
            elementsOf(family).map((name) => {
              const route = `element-${name}` as const
              return [name, { route, label: t(`elements:${name}`), to: address(route) }]
            }),
          )
        }
        previewOf={(name) => <Preview of={name} />}
      />
    </>
  )
}

/** Elements whose examples are small even in a pane. */
const smallOnes: readonly ElementName[] = [
  'buttons',
  'client-carousel',
  'columns',
  'blockquote',
  'highlights',
  'social-icons',
  'lists',
]

/** Elements whose examples need more room than a pane. */
const largeOnes: readonly ElementName[] = [
  'testimonials-carousel',
  'info-banner',
  'rotate-box',
  'fancy-text',
  'heading',
  'pricing-table',
  'separators',
]

function Preview({ of }: { of: ElementName }) {
  const { i18n } = useTranslation()
  const Example = previews[of]?.Example
  const shown = Example && <Example {...wordsIn(i18n, `elements/${of}`)} />
  const look = smallOnes.includes(of) ? styles.close : largeOnes.includes(of) ? styles.far : undefined
  return look ? <div className={look}>{shown}</div> : shown
}

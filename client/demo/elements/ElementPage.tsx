import { wordsIn } from '#locales/translator.ts'
import { familyOf, type ElementName } from '#shared/routes/elements.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ExampleSection } from './ExampleSection.tsx'
import { NextElements } from './NextElements.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { TitleBar } from '../../kit/TitleBar.tsx'
import type { ElementOptions, ExampleWords, NamedExample } from './examples.tsx'
import styles from './ElementPage.module.css'

interface ElementPageProps extends Required<Pick<ElementOptions, 'hasTwins' | 'hasSamples'>> {
  element: ElementName
  examples: readonly NamedExample[]
  groups: ElementOptions['groups']
}

/** Renders the title, every example with its code, and links to the neighbouring elements. */
export function ElementPage({ element, examples, hasTwins, groups, hasSamples }: ElementPageProps) {
  const { t, i18n } = useTranslation(['kit', 'common'])
  const address = useAddress()
  const words = wordsIn(i18n, `elements/${element}`)
  const said: Readonly<Record<string, ExampleWords>> = words.examples
  const titles: Readonly<Record<string, string>> = 'groups' in words ? words.groups : {}
  const sectionOf = (example: NamedExample) => (
    <ExampleSection
      key={example.name}
      example={example}
      said={said[example.name]!}
      words={words}
      hasTwins={hasTwins}
      isTile={Boolean(groups)}
    />
  )
  const family = familyOf(element)
  const index = t(`index.${family}.heading`)
  return (
    <>
      <TitleBar
        heading={words.heading}
        lead={words.lead}
        trail={[
          { label: t('common:home'), to: address(homeRoute) },
          { label: index, to: address(family) },
          { label: words.heading },
        ]}
      />
      <div>
        {groups
          ? Object.entries(groups).map(([group, members]) => (
              <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
                <h2 id={`group-${group}`}>{titles[group]}</h2>
                <div className={styles.tiles} data-row={members.length}>
                  {examples.filter(({ name }) => members.includes(name)).map(sectionOf)}
                </div>
              </section>
            ))
          : examples.map(sectionOf)}
      </div>
      <NextElements after={element} index={index} />
      {hasSamples && <SampleNote text={t('common:sampleNote')} />}
    </>
  )
}

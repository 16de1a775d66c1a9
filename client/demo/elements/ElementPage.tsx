import { wordsIn } from '#locales/translator.ts'
import { elementsOf, familyOf, type ElementName } from '#shared/routes/elements.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ExampleSection } from './ExampleSection.tsx'
import { NextLinks } from '../../kit/NextLinks.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ElementOptions, ExampleWords, NamedExample } from './examples.tsx'
import styles from './ElementPage.module.css'

interface ElementPageProps extends ElementOptions {
  element: ElementName
  examples: readonly NamedExample[]
}

/**
 * Renders the title and the first example as one composition, then the other examples, each with its code, and links to the
 * neighbouring elements.
 */
export function ElementPage(props: ElementPageProps) {
  const { element, examples, groups, isSmall, opening, sign, hasSamples } = props
  const { t, i18n } = useTranslation(['kit', 'common', 'elements'])
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
      isTile={Boolean(groups)}
    />
  )
  const familyName = familyOf(element)
  const family = elementsOf(familyName)
  const index = { label: t(`index.${familyName}.heading`), to: address(familyName) }
  const [first, ...others] = examples
  return (
    <>
      <div className={styles.page} data-look={`sign-${sign ?? 'disc'}`}>
        <div data-look={isSmall ? 'enlarged' : undefined}>
          <div className={styles.opening} data-look={`opening-${opening ?? 'below'}`}>
            <header className={styles.title}>
              <Breadcrumbs
                trail={[{ label: t('common:home'), to: address(homeRoute) }, index, { label: words.heading }]}
              />
              <h1>{words.heading}</h1>
              <p>{words.lead}</p>
            </header>
            {!groups && sectionOf(first!)}
          </div>
          {groups
            ? Object.entries(groups).map(([group, members]) => (
                <section key={group} className={styles.group} data-look="group" aria-labelledby={`group-${group}`}>
                  <h2 id={`group-${group}`}>{titles[group]}</h2>
                  <div className={styles.tiles} data-look="tiles" data-row={members.length}>
                    {examples.filter(({ name }) => members.includes(name)).map(sectionOf)}
                  </div>
                </section>
              ))
            : others.length > 0 && <div>{others.map(sectionOf)}</div>}
        </div>
      </div>
      <NextLinks
        heading={t('next')}
        pages={family.map((name) => ({ label: t(`elements:${name}`), to: address(`element-${name}`) }))}
        current={family.indexOf(element)}
        index={index}
        look={familyName === 'model-popup' ? 'windows' : sign === 'rings' ? undefined : sign}
      />
      {hasSamples && <SampleNote text={t('common:sampleNote')} />}
    </>
  )
}

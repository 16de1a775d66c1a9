import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import { ServerMarkup } from '../../ui/ServerMarkup.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { ExampleWords, NamedExample } from './examples.tsx'
import styles from './ExampleSection.module.css'

interface ExampleSectionProps {
  /** Whether the example appears on a light ground and on a dark one. */
  hasTwins: boolean | undefined
  example: NamedExample
  said: ExampleWords
  words: object
  /** One of several examples side by side, under a group heading. */
  isTile?: boolean
}

/** Renders one style of an element: its name, description, example, and its folded source code. */
export function ExampleSection({
  example: { name, Example, code },
  said,
  words,
  hasTwins,
  isTile = false,
}: ExampleSectionProps) {
  const { t } = useTranslation('kit')
  const Heading = isTile ? 'h3' : 'h2'
  const id = `style-${name}`
  const codeId = `code-${name}`
  const grounds = hasTwins ? ['light', 'dark'] : ['page']
  return (
    <section
      className={styles.example}
      aria-labelledby={id}
      data-example={name}
      data-look={isTile ? 'tile' : hasTwins ? 'twins' : undefined}
    >
      <div className={styles.head}>
        <Heading id={id}>
          <a href={anchorTo(id)}>{said.name}</a>
        </Heading>
        <p>{said.note}</p>
      </div>
      {grounds.map((ground) => (
        <div key={ground} className={styles.ground} data-ground={ground}>
          <Example {...words} />
        </div>
      ))}
      <details className={styles.code}>
        <summary>{t('showCode')}</summary>
        <div className={styles.source} role="group" aria-labelledby={id} tabIndex={0}>
          <ServerMarkup id={codeId}>
            <pre>
              <code dangerouslySetInnerHTML={{ __html: code ?? '' }} />
            </pre>
          </ServerMarkup>
        </div>
        <CopyButton from={codeId} />
      </details>
    </section>
  )
}

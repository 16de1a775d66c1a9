import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import { ServerMarkup } from '../../ui/ServerMarkup.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { ExampleWords, NamedExample } from './examples.tsx'
import styles from './ExampleSection.module.css'

interface ExampleSectionProps {
  example: NamedExample
  said: ExampleWords
  words: object
  /** One of several examples side by side, under a group heading. Its own heading names it; the sentence stands below. */
  isTile?: boolean
}

/** Renders one style of an element: its name, description, example, and its folded source code. */
export function ExampleSection({ example: { name, Example, code }, said, words, isTile = false }: ExampleSectionProps) {
  const { t } = useTranslation('kit')
  const id = `style-${name}`
  const codeId = `code-${name}`
  return (
    <section
      className={styles.example}
      {...(isTile ? { id, 'aria-label': said.name } : { 'aria-labelledby': id })}
      data-example={name}
      data-look={isTile ? 'tile' : undefined}
    >
      {!isTile && (
        <div className={styles.head}>
          <h2 id={id}>
            <a href={anchorTo(id)}>{said.name}</a>
          </h2>
          <p>{said.note}</p>
        </div>
      )}
      <div className={styles.ground} data-ground="">
        <Example {...words} />
      </div>
      {isTile && <p className={styles.note}>{said.note}</p>}
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

import { wordsIn, type Translator } from '#locales/translator.ts'
import styles from './BootFailure.module.css'

/**
 * Renders the bar of a preview, with the link that ends it. The server writes it outside of the hydrated tree, so it
 * stays through changes of page and is in no script.
 */
export function PreviewBar({ translator }: { translator: Translator }) {
  const { preview, endPreview } = wordsIn(translator, 'published')
  return (
    <aside className={styles.notice} aria-label={preview}>
      <p>{preview}</p>
      <a href="/preview?end">{endPreview}</a>
    </aside>
  )
}

import type { Translator } from '#locales/translator.ts'
import { Button } from '../ui/Button.tsx'
import styles from './BootFailure.module.css'
import type { LoadError } from '../loading/LoadError.ts'

const templateId = 'boot-failure'
const reasons = ['missing', 'timeout'] as const satisfies readonly LoadError['reason'][]

/**
 * What `sayBootFailure` shows. The server puts it into every document, because the browser cannot say anything by itself
 * where the words are among the files that did not arrive.
 */
export function BootFailure({ translator: { t } }: { translator: Translator }) {
  return (
    <template id={templateId}>
      {reasons.map((reason) => (
        <div key={reason} className={styles.notice} role="alert" data-reason={reason}>
          <p>{t(`load.${reason}`)}</p>
          <Button>{t('load.reload')}</Button>
        </div>
      ))}
    </template>
  )
}

/** Says on the server's page, which works without script, that its files did not arrive, and offers to load it again. */
export function sayBootFailure({ reason }: LoadError): void {
  const { content } = document.getElementById(templateId) as HTMLTemplateElement
  const notice = document.importNode(content.querySelector(`.${styles.notice}[data-reason="${reason}"]`)!, true)
  notice.querySelector('button')!.addEventListener('click', () => location.reload())
  document.body.append(notice)
  // What only a script can work goes again.
  delete document.documentElement.dataset['script']
}

import type { Translator } from '#locales/translator.ts'
import { Button } from '../ui/Button.tsx'
import styles from './BootFailure.module.css'
import type { LoadError } from '../loading/LoadError.ts'

const templateId = 'boot-failure'
const reasons = ['missing', 'timeout'] as const satisfies readonly LoadError['reason'][]

/**
 * Renders the notices of `showBootFailure`. The server writes them into every document, because the browser may lack
 * the word files too.
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

/**
 * Shows on the server's page that its files could not be loaded, with a button to reload. The page works without
 * script.
 */
export function showBootFailure({ reason }: LoadError): void {
  const { content } = document.getElementById(templateId) as HTMLTemplateElement
  const notice = document.importNode(content.querySelector(`.${styles.notice}[data-reason="${reason}"]`)!, true)
  notice.querySelector('button')!.addEventListener('click', () => location.reload())
  document.body.append(notice)
  // Shows the page as it is without script.
  delete document.documentElement.dataset['script']
}

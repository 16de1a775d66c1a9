import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CopyButton.module.css'

/** The time for which the button confirms a copy, in milliseconds. */
const confirmationTime = 2500

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  from: string
}

/**
 * Renders a button that copies a text of the page. It is hidden without script. If the browser refuses, it selects the text.
 */
export function CopyButton({ from }: CopyButtonProps) {
  const { t } = useTranslation('kit')
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setDone(false), confirmationTime)
    return () => clearTimeout(timer)
  }, [isDone])

  const copy = async () => {
    const source = document.getElementById(from)!
    try {
      await navigator.clipboard.writeText(source.textContent.trim())
      setDone(true)
    } catch {
      // The clipboard needs HTTPS and the visitor's permission.
      getSelection()?.selectAllChildren(source)
    }
  }

  return (
    <>
      <button className={styles.copy} type="button" onClick={() => void copy()}>
        {t(isDone ? 'copied' : 'copy')}
      </button>
      <VisuallyHidden>
        <span role="status">{isDone && t('copied')}</span>
      </VisuallyHidden>
    </>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CopyButton.module.css'

/** How long the button says that it has copied, in milliseconds. */
const thanks = 2500

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  from: string
}

/** Copies a text of the page; without script it is not shown. Where the browser refuses, the text is selected instead. */
export function CopyButton({ from }: CopyButtonProps) {
  const { t } = useTranslation('kit')
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setDone(false), thanks)
    return () => clearTimeout(timer)
  }, [isDone])

  const copy = async () => {
    const source = document.getElementById(from)!
    try {
      await navigator.clipboard.writeText(source.textContent.trim())
      setDone(true)
    } catch {
      // Not over plain http, and not where the visitor forbids it.
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

import { useEffect, useState } from 'react'
import { chooseTheme, storedTheme } from '../../../site/theme.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Lamp.module.css'

interface LampProps {
  words: { move: string; left: string; right: string }
}

/** Returns whether the page is dark, by the visitor's choice or the system setting. */
function isDark(): boolean {
  const theme = storedTheme()
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

/**
 * Renders the lamp of the portrait. A click moves it to the other side and switches the theme. Without script it is not a
 * button.
 */
export function Lamp({ words }: LampProps) {
  const [isReady, setReady] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => setReady(true), [])

  function move() {
    const next = isDark() ? 'light' : 'dark'
    chooseTheme(next)
    setAnnouncement(next === 'dark' ? words.right : words.left)
  }

  return (
    <>
      {isReady ? (
        <button type="button" className={styles.lamp} aria-label={words.move} onClick={move} />
      ) : (
        <span className={styles.lamp} />
      )}
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </>
  )
}

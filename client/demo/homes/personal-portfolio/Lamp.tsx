import { useEffect, useState } from 'react'
import { chooseTheme, storedTheme } from '../../../site/theme.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Lamp.module.css'

interface LampProps {
  words: { move: string; left: string; right: string }
}

/** Whether the page is dark: by choice, or by the device's own setting. */
function isDark(): boolean {
  const theme = storedTheme()
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

/** The light of the portrait: a press moves it to the other side, which is the other theme. Without script it hangs where it is. */
export function Lamp({ words }: LampProps) {
  const [isReady, setReady] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => setReady(true), [])

  function move() {
    const next = isDark() ? 'light' : 'dark'
    chooseTheme(next)
    setSaid(next === 'dark' ? words.right : words.left)
  }

  return (
    <>
      {isReady ? (
        <button type="button" className={styles.lamp} aria-label={words.move} onClick={move} />
      ) : (
        <span className={styles.lamp} />
      )}
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </>
  )
}

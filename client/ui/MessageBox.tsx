import { VisuallyHidden } from './VisuallyHidden.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './MessageBox.module.css'

export type MessageKind = 'success' | 'problem' | 'info' | 'warning'

const icons: Readonly<Record<MessageKind, IconName>> = {
  success: 'check',
  problem: 'cross',
  info: 'info',
  warning: 'alert',
}

interface MessageBoxProps {
  kind: MessageKind
  sentence: string
  text?: string | undefined
  /** The id of its words, without the button, for `aria-describedby` of a field. */
  wordsId?: string | undefined
  /** A class with the kit's looks. */
  className?: string | undefined
  /** Without it the message cannot be closed. */
  dismiss?: { label: string; onPress: () => void } | undefined
}

/** Renders a message in a box. Icon and bar show its kind, so colour is never the only sign. */
export function MessageBox({ kind, sentence, text, wordsId, className, dismiss }: MessageBoxProps) {
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box} data-kind={kind}>
      <Icon name={icons[kind]} />
      <div id={wordsId}>
        <p className={styles.sentence}>{sentence}</p>
        {text && <p>{text}</p>}
      </div>
      {dismiss && (
        <button type="button" className={styles.dismiss} onClick={dismiss.onPress}>
          <Icon name="cross" />
          <VisuallyHidden>{dismiss.label}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { MessageBox, type MessageKind } from '../ui/MessageBox.tsx'
import styles from './MessageList.module.css'

interface MessageListProps {
  label: string
  /** The messages by kind, in the order of the page. */
  messages: Readonly<Record<MessageKind, { sentence: string; text: string }>>
  /**
   * `tinted`: a bar and a soft ground; `solid`: the icon in its own field, the words on full colour; `cards`: sheets with the
   * icon in a corner.
   */
  look: 'tinted' | 'solid' | 'cards'
  /** The label of the button that restores the closed messages. */
  again: string
}

/**
 * Renders messages that can be closed one by one. The focus moves to the next message, and at the end to the button
 * that restores them.
 */
export function MessageList({ label, messages, look, again }: MessageListProps) {
  const { t } = useTranslation('forms')
  const list = useRef<HTMLDivElement>(null)
  const kinds = Object.keys(messages) as MessageKind[]
  const [closed, setClosed] = useState<readonly MessageKind[]>([])
  /** The position of the control that gets the focus after the pressed one is gone. Setting it moves the focus. */
  const [next, setNext] = useState<{ position: number }>()
  useEffect(() => {
    if (!next) return
    const controls = [...list.current!.querySelectorAll('button')]
    controls[Math.min(next.position, controls.length - 1)]?.focus()
  }, [next])

  const openKinds = kinds.filter((kind) => !closed.includes(kind))
  const close = (kind: MessageKind) => {
    setClosed([...closed, kind])
    setNext({ position: openKinds.indexOf(kind) })
  }
  const restoreMessages = () => {
    setClosed([])
    setNext({ position: 0 })
  }
  return (
    <div ref={list} className={styles.list} data-look={look} role="group" aria-label={label}>
      {openKinds.map((kind) => (
        <MessageBox
          key={kind}
          kind={kind}
          {...messages[kind]}
          className={styles[look]}
          dismiss={{ label: t('dismiss'), onPress: () => close(kind) }}
        />
      ))}
      {closed.length > 0 && (
        <div>
          <Button size="small" tone="outline" onClick={restoreMessages}>
            {again}
          </Button>
        </div>
      )}
    </div>
  )
}

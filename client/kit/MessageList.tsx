import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { MessageBox, type MessageKind } from '../ui/MessageBox.tsx'
import styles from './MessageList.module.css'

interface MessageListProps {
  label: string
  /** By kind, in the order of the page. */
  messages: Readonly<Record<MessageKind, { sentence: string; text: string }>>
  /** `tinted`: a bar and a soft ground; `solid`: the sign in a field of its own, the words on full colour. */
  look: 'tinted' | 'solid'
  /** What brings the messages back that were closed. */
  again: string
}

/** Messages that can be closed, one by one. The focus goes on to the next one, and at last to what brings them back. */
export function MessageList({ label, messages, look, again }: MessageListProps) {
  const { t } = useTranslation('forms')
  const list = useRef<HTMLDivElement>(null)
  const kinds = Object.keys(messages) as MessageKind[]
  const [closed, setClosed] = useState<readonly MessageKind[]>([])
  /** Which control has the focus once what was pressed is gone, by position; it moves when it is set. */
  const [next, setNext] = useState<{ position: number }>()
  useEffect(() => {
    if (!next) return
    const controls = [...list.current!.querySelectorAll('button')]
    controls[Math.min(next.position, controls.length - 1)]?.focus()
  }, [next])

  const left = kinds.filter((kind) => !closed.includes(kind))
  const close = (kind: MessageKind) => {
    setClosed([...closed, kind])
    setNext({ position: left.indexOf(kind) })
  }
  const bringBack = () => {
    setClosed([])
    setNext({ position: 0 })
  }
  return (
    <div ref={list} className={styles.list} role="group" aria-label={label}>
      {left.map((kind) => (
        <MessageBox
          key={kind}
          kind={kind}
          {...messages[kind]}
          className={look === 'solid' ? styles.solid : styles.tinted}
          dismiss={{ label: t('dismiss'), onPress: () => close(kind) }}
        />
      ))}
      {closed.length > 0 && (
        <div>
          <Button size="small" tone="outline" onClick={bringBack}>
            {again}
          </Button>
        </div>
      )}
    </div>
  )
}

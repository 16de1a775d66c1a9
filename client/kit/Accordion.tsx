import { useId, type ReactNode } from 'react'
import styles from './Accordion.module.css'

export type AccordionLook = 'ruled' | 'boxed' | 'filled' | 'numbered' | 'tree'

interface AccordionProps {
  /** Keyed by what they are; the order is that of the page. */
  items: Readonly<Record<string, { question: string; answer: ReactNode }>>
  look?: AccordionLook
  /** The first stands open. */
  opensFirst?: boolean
}

/** Questions that fold their answers, one open at a time: the browser sees to that, with or without script. */
export function Accordion({ items, look = 'ruled', opensFirst = true }: AccordionProps) {
  const group = useId()
  return (
    <div className={styles.accordion} data-look={look}>
      {Object.entries(items).map(([key, { question, answer }], position) => (
        <details key={key} name={group} open={opensFirst && position === 0}>
          <summary>
            <span>{question}</span>
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}

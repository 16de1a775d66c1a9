import { useId, type ReactNode } from 'react'
import styles from './Accordion.module.css'

export type AccordionLook = 'ruled' | 'boxed' | 'filled' | 'numbered' | 'tree'

interface AccordionProps {
  /** The keys name the items; their order is the order on the page. */
  items: Readonly<Record<string, { question: string; answer: ReactNode }>>
  look?: AccordionLook
  /** Opens the first item. */
  opensFirst?: boolean
}

/**
 * Renders questions with folded answers. The browser keeps one open at a time (`<details name>`), also without script.
 */
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

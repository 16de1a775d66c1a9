import { useEffect, useRef, useState } from 'react'
import { steps, type Step } from './facts.ts'
import styles from './HowItWorks.module.css'
import { Phone } from './Phone.tsx'

interface HowItWorksProps {
  words: { title: string; steps: Readonly<Record<Step, { title: string; text: string }>> }
}

/**
 * Renders steps as tall as the screen, beside a fixed phone that shows the screen of the current step. On small screens and
 * without script, each step has a phone of its own.
 */
export function HowItWorks({ words: { title, steps: stepWords } }: HowItWorksProps) {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState<Step>(steps[0])
  useEffect(() => {
    // The current step is the one that crosses the middle of the screen.
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (read) setCurrent((read.target as HTMLElement).dataset['step'] as Step)
      },
      { rootMargin: '-50% 0px -50% 0px' },
    )
    for (const step of list.current!.children) observer.observe(step)
    return () => observer.disconnect()
  }, [])
  return (
    <section className={styles.how} aria-labelledby="how">
      <div className={styles.inside}>
        <h2 id="how">{title}</h2>
        <div className={styles.stickyPhone} data-shows={current}>
          <Phone screens={steps} current={current} />
        </div>
        <ol ref={list}>
          {steps.map((id) => (
            <li key={id} data-step={id} data-read={id === current || undefined}>
              <div className={styles.stepPhone}>
                <Phone screens={[id]} />
              </div>
              <div className={styles.words}>
                <h3>{stepWords[id].title}</h3>
                <p>{stepWords[id].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

import type { PageCatalog } from '#locales/catalog.ts'
import styles from './MethodSteps.module.css'

type StepWords = PageCatalog['home/architecture']['method']['steps']

/** The left, the right and the upper face of a house on the plot, by its height. */
const left = (height: number) => `M60 120l60 30v-${height}l-60-30z`
const right = (height: number) => `M180 120l-60 30v-${height}l60-30z`
const top = (height: number) => `M60 ${120 - height}l60-30 60 30-60 30z`

/** The drawing of each step: the walk round the plot, the model, the frame, and the finished house with a ladder. */
const drawings = {
  walk: <path className={styles.walk} d="M60 120l60-30 60 30-60 30z" />,
  model: (
    <>
      <path className={styles.light} d={left(34)} />
      <path className={styles.ink} d={right(34)} />
      <path className={styles.accent} d={top(34)} />
    </>
  ),
  build: (
    <path
      className={styles.frame}
      d={`${left(84)}${right(84)}M60 36l60-30 60 30M60 92l60 30 60-30M60 64l60 30 60-30M80 130V46M100 140V56M140 140V56M160 130V46`}
    />
  ),
  return: (
    <>
      <path className={styles.light} d={left(84)} />
      <path className={styles.ink} d={right(84)} />
      <path className={styles.accent} d={top(84)} />
      <path
        className={styles.ink}
        d="M70 60l16 8v18l-16-8zM94 72l16 8v18l-16-8zM70 90l16 8v18l-16-8zM94 102l16 8v18l-16-8z"
      />
      <path
        className={styles.ladder}
        d="M150 156l16-96M164 150l16-92M153 140l13-6M156 120l13-6M160 100l12-6M163 80l12-6"
      />
    </>
  ),
} as const satisfies Record<keyof StepWords, unknown>

/** Renders the steps of a project, each with a drawing of the plot at that time. */
export const MethodSteps = ({ steps }: { steps: StepWords }) => (
  <ol className={styles.steps}>
    {(Object.keys(drawings) as (keyof StepWords)[]).map((id) => (
      <li key={id}>
        <svg viewBox="0 0 240 168" aria-hidden="true">
          <path className={styles.plot} d="M12 120l108-54 108 54-108 48z" />
          {drawings[id]}
        </svg>
        <h3>{steps[id].heading}</h3>
        <p>{steps[id].text}</p>
      </li>
    ))}
  </ol>
)

import { Accordion } from '../../../kit/Accordion.tsx'
import { InkFilm } from '../parts/InkFilm.tsx'
import styles from './Evening.module.css'

interface EveningProps {
  film: { title: string; label: string }
  questions: { title: string; items: Readonly<Record<string, { question: string; answer: string }>> }
}

/** Renders a film about the evening beside frequent questions. */
export const Evening = ({ film, questions }: EveningProps) => (
  <div className={styles.evening}>
    <section className={styles.film} aria-labelledby="evening">
      <h2 id="evening">{film.title}</h2>
      <InkFilm film="night" label={film.label} ink="second" />
    </section>
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{questions.title}</h2>
      <Accordion items={questions.items} />
    </section>
  </div>
)

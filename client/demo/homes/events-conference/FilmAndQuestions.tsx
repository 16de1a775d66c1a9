import { Accordion } from '../../../kit/Accordion.tsx'
import { TintedFilm } from '../../../kit/TintedFilm.tsx'
import styles from './FilmAndQuestions.module.css'

interface FilmAndQuestionsProps {
  film: { title: string; label: string }
  questions: { title: string; items: Readonly<Record<string, { question: string; answer: string }>> }
}

/** Renders a film about the evening beside frequent questions. */
export const FilmAndQuestions = ({ film, questions }: FilmAndQuestionsProps) => (
  <div className={styles.evening}>
    <section className={styles.film} aria-labelledby="evening">
      <h2 id="evening">{film.title}</h2>
      <TintedFilm film="night" label={film.label} ink="second" />
    </section>
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{questions.title}</h2>
      <Accordion items={questions.items} />
    </section>
  </div>
)

import type { PictureFile } from '#shared/content/picture.ts'
import { Video } from '../../../kit/Video.tsx'
import { People } from '../parts/People.tsx'
import styles from './FilmAndTeam.module.css'

interface FilmAndTeamProps<Id extends string> {
  film: { title: string; text: string; label: string }
  team: { title: string; people: Readonly<Record<Id, { name: string; role: string; text: string }>> }
  faces: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders a film on a dark ground, overlapped by a sheet with the team. */
export function FilmAndTeam<Id extends string>({ film, team, faces }: FilmAndTeamProps<Id>) {
  return (
    <>
      <section className={styles.film} aria-labelledby="film">
        <div className={styles.words}>
          <h2 id="film">{film.title}</h2>
          <p>{film.text}</p>
        </div>
        <div className={styles.screen}>
          <Video film="river" label={film.label} />
        </div>
      </section>
      <section className={styles.team} aria-labelledby="team">
        <h2 id="team">{team.title}</h2>
        <People people={team.people} pictures={faces} look="sheet" />
      </section>
    </>
  )
}

import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { People } from '../parts/People.tsx'
import styles from './CuringAndTeam.module.css'

interface CuringAndTeamProps<Id extends string> {
  curing: { title: string; text: string }
  picture: PictureFile
  team: { title: string; people: Readonly<Record<Id, { name: string; role: string; text: string }>> }
  faces: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders a picture on a dark ground, overlapped by a sheet with the team. */
export function CuringAndTeam<Id extends string>({ curing, picture, team, faces }: CuringAndTeamProps<Id>) {
  return (
    <>
      <section className={styles.curing} aria-labelledby="curing">
        <div className={styles.words}>
          <h2 id="curing">{curing.title}</h2>
          <p>{curing.text}</p>
        </div>
        <div className={styles.picture}>
          <Picture of={picture} alt="" />
        </div>
      </section>
      <section className={styles.team} aria-labelledby="team">
        <h2 id="team">{team.title}</h2>
        <People people={team.people} pictures={faces} look="sheet" />
      </section>
    </>
  )
}

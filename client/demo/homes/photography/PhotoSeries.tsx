import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { LinkedProject } from '../../portfolio/useProjects.ts'
import styles from './PhotoSeries.module.css'

interface PhotoSeriesProps {
  words: { title: string; lead: string; open: string }
  projects: readonly LinkedProject[]
}

/** Renders photo series as banners across the whole screen, each with a tab on its lower edge that links to the series. */
export const PhotoSeries = ({ words: { title, lead, open }, projects }: PhotoSeriesProps) => (
  <section className={styles.series} aria-labelledby="series">
    <div className={styles.head}>
      <h2 id="series">{title}</h2>
      <p>{lead}</p>
    </div>
    <ol>
      {projects.map(({ project: { id, title: name, client, secondAlt, secondWide }, to }) => (
        <li key={id}>
          <Picture of={secondWide} alt={secondAlt} />
          <div className={styles.tab}>
            <h3>
              <PageLink to={to}>{name}</PageLink>
            </h3>
            <p>{client}</p>
            <p className={styles.open} aria-hidden="true">
              {open}
              <Icon name="arrow" />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

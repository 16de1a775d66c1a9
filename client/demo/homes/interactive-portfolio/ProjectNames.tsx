import { useTranslation } from '../../../i18n/useTranslation.ts'
import '../../../styles/accents.categories.css'
import { useState, type KeyboardEvent } from 'react'
import { projectAccents } from '#shared/content/projectLooks.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { LinkedProject } from '../../portfolio/useProjects.ts'
import styles from './ProjectNames.module.css'

interface ProjectNamesProps {
  heading: string
  lead: string
  /** The accessible name of the list. */
  label: string
  projects: readonly LinkedProject[]
}

/** Returns the index that a key moves to, or undefined for a key without a meaning in a list. */
function targetOf(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/**
 * Renders very large project names. The name that is pointed at or focused is coloured, and its picture opens behind the list
 * and stays. Without script, on touch screens and on small screens each picture is below its name.
 */
export function ProjectNames({ heading, lead, label, projects }: ProjectNamesProps) {
  const { t } = useTranslation('portfolio')
  const [shown, setShown] = useState(0)

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = [...event.currentTarget.querySelectorAll('a')]
    const index = links.findIndex((link) => link === document.activeElement)
    const target = targetOf(event.key, index, links.length - 1)
    if (index < 0 || target === undefined) return
    event.preventDefault()
    links[target]!.focus()
  }

  return (
    <section className={styles.stage} aria-labelledby="names">
      <div className={styles.intro}>
        <h1 id="names">{heading}</h1>
        <p>{lead}</p>
      </div>
      <ol className={styles.names} aria-label={label} onKeyDown={onKeyDown}>
        {projects.map(({ project: { id, title, category, date, alt, natural }, to }, index) => (
          <li
            key={id}
            data-accent={projectAccents[category]}
            data-shown={index === shown || undefined}
            onPointerEnter={() => setShown(index)}
            onFocus={() => setShown(index)}
          >
            <h2>
              <PageLink to={to}>
                <span className={styles.number} aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span className={styles.name}>{title}</span>
                <span className={styles.kind}>{`${t(`categories.${category}`)}, ${date.slice(0, 4)}`}</span>
                <Icon name="arrow" />
              </PageLink>
            </h2>
            <div className={styles.picture}>
              <Picture of={natural} alt={alt} isFirst={index === 0} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

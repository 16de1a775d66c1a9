import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../styles/accents.categories.css'
import type { ProjectTeaser } from '#shared/content/content.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import type { PortfolioStyle } from '#shared/content/portfolio.ts'
import { projectAccents } from '#shared/content/projectLooks.ts'
import enlarged from '../../kit/Enlarged.module.css'
import { magnifierPath, type LightboxControls } from '../../kit/useLightbox.tsx'
import { Icon, LineIcon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ProjectCard.module.css'

/** Line icons that only these cards show, in a box of 24. */
const signs = {
  zoom: magnifierPath,
  open: 'M8 4h12v12M20 4L4 20',
  plus: 'M12 4v16M4 12h16',
} as const

/** The styles of the listings, and one where nothing comes forward. */
export type CardLook = PortfolioStyle | 'plain'

/** Styles whose words lie on their pictures. */
const covered: readonly CardLook[] = ['boxed', 'colorful', 'bordered', 'overlay']

interface ProjectCardProps {
  project: ProjectTeaser
  /** Where its page is. */
  to: string
  /** How it looks, and what comes forward under the pointer and with the focus. */
  look: CardLook
  /** The picture's own ratio, or 3:2. */
  isNatural?: boolean
  /** It fills a cell of a grid: the picture gets what the words leave. */
  fills?: boolean
  /** The picture is surely in the first screen. */
  isFirst?: boolean
  /** Of its list, where the picture can be enlarged. */
  enlarging?: LightboxControls | undefined
  /** Rank of its title in the page's outline. */
  level?: 2 | 3
}

/** A project in a listing. All of its picture leads to it, for a pointer; for everybody its title does. */
export function ProjectCard({
  project,
  to,
  look,
  isNatural,
  fills,
  isFirst = false,
  enlarging,
  level = 2,
}: ProjectCardProps) {
  const { t } = useTranslation(['portfolio', 'controls'])
  const Title = `h${level}` as const
  const { id, title, category, alt, secondAlt } = project
  const first: PictureFile = isNatural ? project.natural : project.wide
  const second: PictureFile = isNatural ? project.secondNatural : project.secondWide
  return (
    <article
      id={enlarging?.idOf(id)}
      className={enlarging ? `${styles.card} ${enlarged.figure}` : styles.card}
      data-look={look}
      data-accent={projectAccents[category]}
      data-covered={covered.includes(look) || undefined}
      data-fills={fills || undefined}
    >
      <div className={styles.frame}>
        <Picture of={first} alt={alt} isFirst={isFirst} />
        {look === 'switchImage' && (
          <div className={styles.second}>
            <Picture of={second} alt={secondAlt} />
          </div>
        )}
        <PageLink className={styles.cover} to={to} tabIndex={-1} aria-hidden="true" />
        {enlarging && (
          <p className={styles.buttons}>
            <a
              href={enlarging.anchorOf(id)}
              aria-label={t('zoom', { title })}
              onClick={(event) => enlarging.enlarge(event, id)}
            >
              <LineIcon path={signs.zoom} />
            </a>
            <PageLink to={to} aria-label={t('open', { title })}>
              <LineIcon path={signs.open} />
            </PageLink>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.caption}>
          <Title className={styles.title}>
            <PageLink to={to}>{title}</PageLink>
          </Title>
          <p className={styles.category}>{t(`categories.${category}`)}</p>
          {look === 'overlay' && <LineIcon path={signs.plus} />}
          {look === 'boxed' && <Icon name="arrow" />}
        </div>
      </div>
      {enlarging && (
        <a className={enlarged.close} href={enlarging.placeAddress(id)}>
          <Icon name="cross" />
          {t('controls:lightbox.close')}
        </a>
      )}
    </article>
  )
}

import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../styles/accents.categories.css'
import type { ListedProject } from '#shared/content/content.ts'
import type { PortfolioStyle } from '#shared/content/portfolio.ts'
import { projectAccents } from '#shared/content/projectLooks.ts'
import enlarged from '../../kit/Enlarged.module.css'
import { magnifierPath, type LightboxControls } from '../../kit/useLightbox.tsx'
import { Icon, LineIcon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ProjectCard.module.css'

/** Paths of line icons in a box of 24; only these cards use them. */
const signs = {
  zoom: magnifierPath,
  open: 'M8 4h12v12M20 4L4 20',
  plus: 'M12 4v16M4 12h16',
} as const

/** The styles of the listings, and `plain` without a hover effect. */
export type CardLook = PortfolioStyle | 'plain'

/** The shape of a picture: its own, 3:2, upright, or that of the crop of its style. */
export type CardShape = 'own' | 'wide' | 'tall' | 'crop'

/** Styles with the words over the picture. */
const covered: readonly CardLook[] = ['boxed', 'overlay']

interface ProjectCardProps {
  project: ListedProject
  /** Address of the project's page. */
  to: string
  /** Style of the card, with its hover and focus effect. */
  look: CardLook
  /** Which drawing of the picture is shown. Only its own ratio is kept; others are cropped as the style needs. */
  shape: CardShape
  /** Whether the card fills a grid cell; the picture then takes the space beside the words. */
  fills?: boolean
  /** Whether the picture is in the first screen at every width. */
  isFirst?: boolean
  /** Whether the second picture of the project comes first. */
  isSecond?: boolean | undefined
  /** The lightbox of the list, if pictures can be enlarged. */
  lightbox?: LightboxControls | undefined
  /** Heading level of the title. */
  level?: 2 | 3
}

/** Renders a project in a listing. The title is the link; for a pointer, the whole picture is a link too. */
export function ProjectCard({
  project,
  to,
  look,
  shape,
  fills,
  isFirst = false,
  isSecond = false,
  lightbox,
  level = 2,
}: ProjectCardProps) {
  const { t } = useTranslation(['portfolio', 'controls'])
  const Title = `h${level}` as const
  const { id, title, category, client } = project
  const { alt, wide, natural, crop = wide, tall = natural } = project
  const { secondAlt = alt, secondWide = wide, secondNatural = natural } = project
  const { secondTall = secondNatural } = project
  const main = { of: { own: natural, wide, tall, crop }[shape], alt }
  const other = {
    of: { own: secondNatural, wide: secondWide, tall: secondTall, crop: secondWide }[shape],
    alt: secondAlt,
  }
  const [first, second] = isSecond ? [other, main] : [main, other]
  return (
    <article
      id={lightbox?.idOf(id)}
      className={lightbox ? `${styles.card} ${enlarged.figure}` : styles.card}
      data-look={look}
      data-accent={projectAccents[category]}
      data-covered={covered.includes(look) || undefined}
      data-fills={fills || undefined}
      data-natural={shape === 'own' || undefined}
    >
      <div className={styles.frame}>
        <Picture {...first} isFirst={isFirst} />
        {look === 'switchImage' && (
          <div className={styles.second}>
            <Picture {...second} />
          </div>
        )}
        <PageLink className={styles.cover} to={to} tabIndex={-1} aria-hidden="true" />
        {lightbox && (
          <p className={styles.buttons}>
            <a
              href={lightbox.anchorOf(id)}
              aria-label={t('zoom', { title })}
              onClick={(event) => lightbox.enlarge(event, id)}
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
          {look === 'plain' && <p className={styles.client}>{client}</p>}
          <p className={styles.category}>{t(`categories.${category}`)}</p>
          {look === 'overlay' && <LineIcon path={signs.plus} />}
          {(look === 'boxed' || look === 'plain') && <Icon name="arrow" />}
        </div>
      </div>
      {lightbox && (
        <a className={enlarged.close} href={lightbox.placeAddress(id)}>
          <Icon name="cross" />
          {t('controls:lightbox.close')}
        </a>
      )}
    </article>
  )
}

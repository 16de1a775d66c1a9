import { homeNames, type HomeName } from '#shared/routes/homes.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HomeIndexPage.module.css'
import { thumbnailOf } from './thumbnails.ts'

/** The parts of a home that have an index page of their own. */
const partIndexes = ['headers', 'footers', 'page-title', 'elements', 'blogs', 'portfolio', 'page'] as const

/** The first home of each group, which goes on to the first one of the next group. */
const groups = Object.entries({
  companies: 'startup',
  places: 'restaurant',
  studios: 'design-agency',
  portfolios: 'photography',
  shops: 'furniture-shop',
  reading: 'magazine',
} as const satisfies Record<string, HomeName>).map(([group, first], index, all) => ({
  group: group as 'companies' | 'places' | 'studios' | 'portfolios' | 'shops' | 'reading',
  homes: homeNames.slice(
    homeNames.indexOf(first),
    index + 1 < all.length ? homeNames.indexOf(all[index + 1]![1]) : undefined,
  ),
}))

/** Renders all homes in groups, each home as a card with its first screen. The whole card is a link. */
export default function HomeIndexPage() {
  const { t } = useTranslation(['homes', 'homeTitles', 'homeClaims', 'common'])
  const address = useAddress()
  return (
    <>
      <TitleBar
        heading={t('heading')}
        lead={t('lead')}
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]}
      />
      {groups.map(({ group, homes }) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <h2 id={group}>{t(`groups.${group}`)}</h2>
          <ul>
            {homes.map((home) => (
              <li key={home}>
                <h3>
                  <PageLink to={address(`home-${home}`)}>{t(`homeTitles:of.${home}`)}</PageLink>
                </h3>
                <p>{t(`homeClaims:of.${home}`)}</p>
                <Picture {...thumbnailOf(home)} alt="" isFirst={home === homeNames[0]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.parts} aria-labelledby="parts">
        <h2 id="parts">{t('parts.heading')}</h2>
        <p>{t('parts.lead')}</p>
        <ul>
          {partIndexes.map((index) => (
            <li key={index}>
              <ArrowLink to={address(index)}>{t(`parts.links.${index}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

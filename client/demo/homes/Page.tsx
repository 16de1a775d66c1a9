import { homeNames, type HomeName } from '#shared/routes/homes.ts'
import { homeRoute, rowOf } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar, type FlatDrawing } from '../../kit/TitleBar.tsx'
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

/** The colour of the sign with a home's name, near to its own colours. Others are dark. */
const signColours: Partial<Record<HomeName, keyof typeof signs>> = {
  startup: 'violet',
  business: 'yellow',
  corporate: 'blue',
  finance: 'green',
  application: 'violet',
  consulting: 'rust',
  'digital-agency': 'pink',
  'seo-agency': 'orange',
  'marketing-agency': 'orange',
  'hotel-resort': 'teal',
  'yoga-meditation': 'plum',
  'spa-salon': 'green',
  cafe: 'rust',
  decor: 'green',
  dentist: 'teal',
  'interior-design': 'rust',
  'design-agency': 'pink',
  'web-agency': 'green',
  'creative-agency': 'yellow',
  'branding-agency': 'red',
  'personal-portfolio': 'blue',
  'creative-portfolio': 'orange',
  'vertical-portfolio': 'plum',
  'split-portfolio': 'teal',
  freelancer: 'violet',
  'furniture-shop': 'green',
  'fashion-shop': 'plum',
  magazine: 'red',
  'lifestyle-blog': 'pink',
  'classic-blog': 'rust',
  'blog-metro': 'blue',
}
const signs = {
  violet: styles.violet,
  yellow: styles.yellow,
  blue: styles.blue,
  green: styles.green,
  rust: styles.rust,
  pink: styles.pink,
  orange: styles.orange,
  teal: styles.teal,
  plum: styles.plum,
  red: styles.red,
}

const signOf = (home: HomeName) => {
  const colour = signColours[home]
  return colour && signs[colour]
}

const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`
const dome = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`
type House = readonly [x: number, width: number, height: number, door: number]
/** The pages of the street. */
const houses: readonly House[] = [
  [-30, 190, 150, 60],
  [176, 250, 204, 90],
  [442, 150, 118, 40],
  [608, 220, 180, 80],
  [844, 170, 224, 56],
  [1030, 260, 140, 70],
  [1306, 180, 196, 60],
]
const ground = 240
const housesOf = (rest: number) => houses.filter((_, index) => index % 3 === rest)
const drawn = (all: readonly House[], draw: (...house: House) => string) => all.map((house) => draw(...house)).join('')

/** A street of pages of different heights, each with a bar above and a half disc for a door. */
const street: FlatDrawing = {
  box: `0 0 1440 ${ground}`,
  fills: [
    ...(['highlight', 'paper', 'accent'] as const).map(
      (colour, rest) =>
        [colour, drawn(housesOf(rest), (x, width, height) => bar(x, ground - height, width, height))] as const,
    ),
    [
      'night',
      drawn(houses, (x, width, height) => bar(x, ground - height, width, 24)) +
        drawn(housesOf(1), (x, width, _, r) => dome(x + width / 2, ground, r)),
    ],
    ['accent', drawn(housesOf(0), (x, width, _, r) => dome(x + width / 2, ground, r))],
    [
      'paper',
      drawn(houses, (x, _, height) => [12, 26, 40].map((dot) => bar(x + dot, ground - height + 9, 7, 7)).join('')) +
        drawn(housesOf(2), (x, width, _, r) => dome(x + width / 2, ground, r)),
    ],
  ],
}

/** Renders all homes in groups, each home as a card with its first screen and its name on a sign in its own kind of letters. The whole card is a link. */
export default function HomeIndexPage() {
  const { t } = useTranslation(['homes', 'homeTitles', 'homeClaims', 'common'])
  const address = useAddress()
  return (
    <>
      <TitleBar
        look="street"
        drawing={street}
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
                <h3 className={signOf(home)} data-look={`letters-${rowOf(`home-${home}`).typefaceSet ?? 'party'}`}>
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

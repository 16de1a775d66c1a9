import screens from 'virtual:pictures/headerScreens'
import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { framesOf, type FrameFamily } from '#shared/routes/frames.ts'
import type { ShownHeaderName } from '#shared/routes/headers.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useFrameLinks } from '../../site/frameLinks.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PreviewList } from '../../kit/PreviewList.tsx'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './FrameIndexPage.module.css'

type Previews = ReadonlyMap<string, () => ReactNode>

/** The headers that are one bar, which the index stacks. The others have a panel, a column or a menu, and are shown on a screen. */
const bars: readonly ShownHeaderName[] = [
  'transparent-header',
  'white-header',
  'dark-header',
  'header-with-top-bar',
  'center-navigation',
  'center-logo',
  'top-logo',
  'one-page-navigation',
  'header-always-fixed',
  'header-disable-fixed',
  'header-reverse-scroll',
  'header-responsive-sticky',
]

/** Every frame of each family. Empty in the browser. */
const previews: Partial<Record<FrameFamily, Previews>> = {}
if (import.meta.env.SSR) {
  const [{ headerEntry }, { footerEntry }, { pageTitleEntry }] = await Promise.all([
    import('../headers/headerModules.ts'),
    import('../footers/footerModules.ts'),
    import('./pageTitleModules.ts'),
  ])
  const loaded = async <Name extends string, Part>(
    names: readonly Name[],
    entryOf: (name: Name) => { load: () => Promise<Part> },
    show: (part: Part, name: Name) => ReactNode,
  ): Promise<Previews> => {
    const parts = await Promise.all(names.map((name) => entryOf(name).load()))
    return new Map(names.map((name, position) => [name, () => show(parts[position]!, name)]))
  }
  const pictures: Readonly<Partial<Record<ShownHeaderName, PictureFile>>> = screens
  previews.headers = await loaded(framesOf('headers'), headerEntry, ({ default: Header }, name) => (
    <>
      <Header name={name} />
      {pictures[name] && <Picture of={pictures[name]} alt="" />}
    </>
  ))
  previews.footers = await loaded(framesOf('footers'), footerEntry, ({ default: Footer }, name) => (
    <Footer name={name} />
  ))
  previews['page-title'] = await loaded(framesOf('page-title'), pageTitleEntry, ({ default: { Title } }) => <Title />)
}

/**
 * Renders small inert previews of every header, footer or page title, which only the server renders. Each index opens as what it lists:
 * a stack of header bars, a pile of footers, or its own title in three sizes.
 */
export default function FrameIndexPage({ family }: { family: FrameFamily }) {
  const { t } = useTranslation(['frames', 'common'])
  const address = useAddress()
  const { index, pages } = useFrameLinks()(family)
  const listOf = (look: 'bars' | 'screens' | 'pile' | 'titles', isListed: (name: string) => boolean = () => true) => (
    <PreviewList
      entries={new Map([...pages].filter(([name]) => isListed(name)))}
      previewOf={(name) => previews[family]?.get(name)?.()}
      className={styles.list}
      look={look}
    />
  )
  const isBar = (name: string) => (bars as readonly string[]).includes(name)
  return (
    <>
      <div className={styles.opening} data-look={family === 'footers' ? undefined : `opens-${family}`}>
        {family === 'page-title' &&
          [1, 2].map((size) => (
            <p key={size} aria-hidden="true">
              {index.label}
            </p>
          ))}
        <TitleBar
          look={family === 'footers' ? 'space' : undefined}
          heading={index.label}
          lead={t(`index.${family}.lead`)}
          trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: index.label }]}
        />
      </div>
      {family === 'headers' && listOf('bars', isBar)}
      {family === 'headers'
        ? listOf('screens', (name) => !isBar(name))
        : listOf(family === 'footers' ? 'pile' : 'titles')}
    </>
  )
}

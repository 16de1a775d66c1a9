import screens from 'virtual:pictures/headerScreens'
import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { framesOf, type FrameFamily } from '#shared/routes/frames.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import type { ShownHeaderName } from '#shared/routes/headers.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useFrameLinks } from '../../site/frameLinks.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PreviewList } from '../../kit/PreviewList.tsx'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './FrameIndexPage.module.css'

/** The footers whose character is at their upper end. On a screen that is too low for them, the others are shown from below. */
const shownFromTop: readonly FooterName[] = [
  'two-pictures',
  'marks',
  'call',
  'ruled-row',
  'home-screen',
  'centred',
  'big-mail',
]

type Previews = ReadonlyMap<string, () => ReactNode>

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
    <div data-from={shownFromTop.includes(name) ? 'top' : 'bottom'}>
      <Footer name={name} />
    </div>
  ))
  previews['page-title'] = await loaded(framesOf('page-title'), pageTitleEntry, ({ default: { Title } }) => <Title />)
}

/** Renders small inert previews of every header, footer or page title, which only the server renders. */
export default function FrameIndexPage({ family }: { family: FrameFamily }) {
  const { t } = useTranslation(['frames', 'common'])
  const address = useAddress()
  const { index, pages } = useFrameLinks()(family)
  return (
    <>
      <TitleBar
        heading={index.label}
        lead={t(`index.${family}.lead`)}
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: index.label }]}
      />
      <PreviewList
        entries={pages}
        previewOf={(name) => previews[family]?.get(name)?.()}
        className={styles.screens}
        look={family}
      />
    </>
  )
}

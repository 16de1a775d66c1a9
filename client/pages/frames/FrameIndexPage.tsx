import type { ReactNode } from 'react'
import type { FrameFamily } from '#shared/routes/frames.ts'
import { entrance } from '#shared/routes/table.ts'
import { useFrameLinks } from '../../app/frameLinks.ts'
import { useAddress } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PreviewList } from '../../kit/PreviewList.tsx'
import { TitleBar } from '../../kit/TitleBar.tsx'
import styles from './FrameIndexPage.module.css'

type Previews = ReadonlyMap<string, () => ReactNode>

/** Every frame of each family; the browser has none of them. */
const previews: Partial<Record<FrameFamily, Previews>> = {}
if (import.meta.env.SSR) {
  const [{ headerRegistry }, { footerRegistry }, { pageTitleModules }] = await Promise.all([
    import('../../headers/headerRegistry.ts'),
    import('../../footers/footerRegistry.ts'),
    import('./pageTitleModules.ts'),
  ])
  const loaded = async <Name extends string, Part>(
    registry: Readonly<Record<Name, () => Promise<Part>>>,
    show: (part: Part, name: Name) => ReactNode,
  ): Promise<Previews> => {
    const names = Object.keys(registry) as Name[]
    const parts = await Promise.all(names.map((name) => registry[name]()))
    return new Map(names.map((name, at) => [name, () => show(parts[at]!, name)]))
  }
  const loaders = <Name extends string, Part>(registry: Readonly<Record<Name, { load: () => Promise<Part> }>>) =>
    Object.fromEntries(
      Object.entries<{ load: () => Promise<Part> }>(registry).map(([name, { load }]) => [name, load]),
    ) as Record<Name, () => Promise<Part>>
  previews.headers = await loaded(loaders(headerRegistry), ({ default: Header }, name) => <Header name={name} />)
  previews.footers = await loaded(loaders(footerRegistry), ({ default: Footer }, name) => <Footer name={name} />)
  previews['page-title'] = await loaded(pageTitleModules, ({ default: { Title } }) => <Title />)
}

/** Every header, footer or page title, small and out of reach, as the server has rendered it. */
export default function FrameIndexPage({ family }: { family: FrameFamily }) {
  const { t } = useTranslation(['frames', 'common'])
  const address = useAddress()
  const { index, pages } = useFrameLinks()(family)
  return (
    <>
      <TitleBar
        heading={index.label}
        lead={t(`index.${family}.lead`)}
        trail={[{ label: t('common:home'), to: address(entrance) }, { label: index.label }]}
      />
      <PreviewList
        entries={pages}
        previewOf={(name) => previews[family]?.get(name)?.()}
        className={`${styles.screens} ${styles[family]}`}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar, type TitleBarLook } from '../../kit/TitleBar.tsx'
import styles from './ProjectsPage.module.css'

interface ProjectsPageProps {
  /** Look of the title bar. */
  look?: TitleBarLook | undefined
  heading: string
  lead: string
  /** Ground of the body; that of the page if absent. */
  ground?: 'tint' | 'ink' | undefined
  /** Width of the body; `screen`: as high as the screen, beside the title where there is room. */
  width?: 'container' | 'edges' | 'screen'
  /** Content above the body, always as wide as the container. */
  above?: ReactNode
  children: ReactNode
}

/** Renders a page of all projects, with a title bar and the note that they are samples. */
export function ProjectsPage({ look, heading, lead, ground, width = 'container', above, children }: ProjectsPageProps) {
  const { t } = useTranslation('portfolio')
  const { t: common } = useTranslation()
  const address = useAddress()
  return (
    <div className={width === 'screen' ? styles.screen : undefined}>
      <TitleBar
        look={look}
        heading={heading}
        lead={lead}
        trail={[
          { label: common('home'), to: address(homeRoute) },
          { label: t('name'), to: address('portfolio-classic-threeColumn') },
          { label: heading },
        ]}
      />
      <div className={styles.page} data-ground={ground}>
        {above && <div className={styles.above}>{above}</div>}
        <div className={styles.body} data-width={width}>
          {children}
        </div>
        <p className={styles.note}>{t('note')}</p>
      </div>
    </div>
  )
}

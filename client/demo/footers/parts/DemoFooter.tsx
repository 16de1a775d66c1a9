import type { ComponentProps } from 'react'
import type { FooterName } from '#shared/routes/footers.ts'
import { FooterFrame } from '../../../footers/FooterFrame.tsx'
import { footerLayouts } from '../layouts.generated.ts'
import styles from './DemoFooter.module.css'

type DemoFooterProps = Omit<ComponentProps<typeof FooterFrame>, 'slides'> & { name: FooterName }

/** Renders the frame of a footer that may slide at other widths than the party's. */
export const DemoFooter = ({ name, className = '', ...frame }: DemoFooterProps) => (
  <FooterFrame {...frame} className={`${styles.footer} ${className}`} slides={footerLayouts[name].slides} />
)

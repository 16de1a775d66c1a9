import { footerSlides } from '#shared/content/footerSlides.ts'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import { FooterMenu } from './FooterMenu.tsx'
import type { FooterProps } from './FooterProps.ts'
import pageField from './PageField.module.css'
import styles from './ThinRowFooter.module.css'

/** One thin row that the page, which carries the shadow, slides off: the menu left, whose site it is right. */
export default function ThinRowFooter({ name }: FooterProps) {
  return (
    <FooterFrame className={`${pageField.field} ${styles.footer}`} slides={footerSlides[name]}>
      <div className={styles.row}>
        <FooterMenu places={['party', 'wholeProgramme', 'gallery', 'contact', 'privacy']} />
        <FooterLegal />
      </div>
    </FooterFrame>
  )
}

import { footers } from '#shared/routes/footers.ts'
import { FooterFrame } from '../../../footers/FooterFrame.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterMenu } from '../parts/FooterMenu.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import pageField from '../parts/PageField.module.css'
import styles from './Footer.module.css'

/** One thin row that the page, which carries the shadow, slides off: the menu left, whose site it is right. */
export default function Footer({ name }: FooterProps) {
  return (
    <FooterFrame className={`${pageField.field} ${styles.footer}`} slides={footers[name].slides}>
      <div className={styles.row}>
        <FooterMenu places={['party', 'wholeProgramme', 'gallery', 'contact', 'privacy']} />
        <FooterLegal />
      </div>
    </FooterFrame>
  )
}

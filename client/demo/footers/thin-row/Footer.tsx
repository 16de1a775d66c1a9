import { footers } from '#shared/routes/footers.ts'
import { FooterFrame } from '../../../footers/FooterFrame.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterMenu } from '../parts/FooterMenu.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import pageField from '../parts/PageField.module.css'
import styles from './Footer.module.css'

/** A footer of one thin row that appears from under the page: the menu at the left, the legal line at the right. */
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

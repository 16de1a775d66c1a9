import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterMenu } from '../parts/FooterMenu.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import pageField from '../parts/PageField.module.css'
import styles from './Footer.module.css'

/** A footer of one thin row that appears from under the page: the menu at the left, the legal line at the right. */
export default function Footer({ name }: FooterProps) {
  return (
    <DemoFooter className={`${pageField.field} ${styles.footer}`} name={name}>
      <div className={styles.row}>
        <FooterMenu places={['party', 'wholeProgramme', 'gallery', 'contact', 'privacy']} />
        <FooterLegal />
      </div>
    </DemoFooter>
  )
}

import { Logo } from '../../../ui/Logo.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { FewColumns } from '../parts/FooterRows.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import pageField from '../parts/PageField.module.css'
import { useFooterColumns } from '../parts/useFooterColumns.ts'
import styles from './Footer.module.css'

/** A footer of one row between two strong lines: logo, three columns and networks. */
export default function Footer({ name }: FooterProps) {
  const columns = useFooterColumns('about', 'takePart', 'contact')
  return (
    <DemoFooter className={`${pageField.field} ${styles.footer}`} name={name}>
      <div className={styles.row}>
        <div className={styles.party}>
          <Logo />
          <FooterNetworks />
          <FooterLegal />
        </div>
        <FewColumns columns={columns} />
      </div>
    </DemoFooter>
  )
}

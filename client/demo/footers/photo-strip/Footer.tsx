import { useMainLinks } from '../../../site/mainLinks.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PhotoStrip } from '../../../kit/PhotoStrip.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { FooterAddress } from '../../../footers/FooterAddress.tsx'
import { FooterColumns } from '../../../footers/FooterColumns.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { FooterSection } from '../parts/FooterSection.tsx'
import styles from './Footer.module.css'

/** A footer with the logo on a line of its own, four columns, the address, and six pictures from edge to edge. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation()
  const { menu } = useMainLinks()
  return (
    <DemoFooter ground="ink" className={styles.footer} name={name}>
      <div className={styles.head}>
        <Logo />
        <FooterNetworks />
      </div>
      <div className={styles.columns}>
        <FooterColumns columns={menu} />
        <FooterSection heading={t('getInTouch')}>
          <FooterAddress />
        </FooterSection>
      </div>
      <div className={styles.strip}>
        <PhotoStrip of="footer" look="joined" />
      </div>
      <FooterLegal />
    </DemoFooter>
  )
}

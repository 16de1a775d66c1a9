import { footers } from '#shared/routes/footers.ts'
import { columnsOf, useMainLinks } from '../../app/mainLinks.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PhotoStrip } from '../../kit/PhotoStrip.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { FooterAddress } from '../FooterAddress.tsx'
import { FooterColumns } from '../FooterColumns.tsx'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import { FooterNetworks } from '../FooterNetworks.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { FooterSection } from '../parts/FooterSection.tsx'
import styles from './Footer.module.css'

/** The logo on a line of its own, four columns, where to find the party, and six pictures from edge to edge. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation()
  const { menu } = useMainLinks()
  return (
    <FooterFrame ground="ink" className={styles.footer} slides={footers[name].slides}>
      <div className={styles.head}>
        <Logo />
        <FooterNetworks />
      </div>
      <div className={styles.columns}>
        <FooterColumns columns={columnsOf(menu)} />
        <FooterSection heading={t('getInTouch')}>
          <FooterAddress />
        </FooterSection>
      </div>
      <div className={styles.strip}>
        <PhotoStrip of="footer" look="joined" />
      </div>
      <FooterLegal />
    </FooterFrame>
  )
}

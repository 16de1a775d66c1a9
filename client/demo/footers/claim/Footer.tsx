import { footers } from '#shared/routes/footers.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { FooterFrame } from '../../../footers/FooterFrame.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import colourField from '../parts/ColourField.module.css'
import { FooterMenu } from '../parts/FooterMenu.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import styles from './Footer.module.css'

/** Renders the party's claim, large and centred on the contrast colour, above one row of links. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation('organisation')
  return (
    <FooterFrame className={`${colourField.field} ${styles.footer}`} slides={footers[name].slides}>
      <div className={styles.inside}>
        <p className={styles.claim}>{t('tagline')}</p>
        <FooterMenu places={['party', 'wholeProgramme', 'gallery', 'join', 'contact']} />
        <FooterLegal hasPrivacy />
      </div>
    </FooterFrame>
  )
}

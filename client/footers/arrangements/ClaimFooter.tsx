import { footerSlides } from '#shared/content/footerSlides.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import styles from './ClaimFooter.module.css'
import colourField from './ColourField.module.css'
import { FooterMenu } from './FooterMenu.tsx'
import type { FooterProps } from './FooterProps.ts'

/** What the party stands for, large and centred on cobalt, over one row of links. */
export default function ClaimFooter({ name }: FooterProps) {
  const { t } = useTranslation('organisation')
  return (
    <FooterFrame className={`${colourField.field} ${styles.footer}`} slides={footerSlides[name]}>
      <div className={styles.inside}>
        <p className={styles.claim}>{t('tagline')}</p>
        <FooterMenu places={['party', 'wholeProgramme', 'gallery', 'join', 'contact']} />
        <FooterLegal hasPrivacy />
      </div>
    </FooterFrame>
  )
}

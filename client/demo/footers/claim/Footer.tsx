import { footers } from '#shared/routes/footers.ts'
import { FooterFrame } from '../../../footers/FooterFrame.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import colourField from '../parts/ColourField.module.css'
import { FooterMenu } from '../parts/FooterMenu.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import styles from './Footer.module.css'

/** Renders the claim of the party or of the home's business, large and centred on the contrast colour, above one row of links. */
export default function Footer({ name }: FooterProps) {
  const { claim } = useClaimAndAction()
  return (
    <FooterFrame className={`${colourField.field} ${styles.footer}`} slides={footers[name].slides}>
      <div className={styles.inside}>
        <p className={styles.claim}>{claim}</p>
        <FooterMenu places={['party', 'wholeProgramme', 'gallery', 'join', 'contact']} />
        <FooterLegal hasPrivacy />
      </div>
    </FooterFrame>
  )
}

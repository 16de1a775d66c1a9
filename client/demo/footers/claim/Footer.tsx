import { DemoFooter } from '../parts/DemoFooter.tsx'
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
    <DemoFooter className={`${colourField.field} ${styles.footer}`} name={name}>
      <div className={styles.inside}>
        <p className={styles.claim}>{claim}</p>
        <FooterMenu places={['party', 'wholeProgramme', 'gallery', 'join', 'contact']} />
        <FooterLegal hasPrivacy />
      </div>
    </DemoFooter>
  )
}

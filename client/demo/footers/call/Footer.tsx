import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import { FewColumns } from '../parts/FooterRows.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { NewsletterSection } from '../parts/NewsletterSection.tsx'
import { useFooterColumns } from '../parts/useFooterColumns.ts'
import styles from './Footer.module.css'

/** A footer with a call to action on the highlight colour, above columns, newsletter form and networks on ink. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation('footers/call')
  const columns = useFooterColumns('about', 'takePart')
  const { claim, action, isOfHome } = useClaimAndAction()
  return (
    <DemoFooter ground="ink" name={name}>
      <div className={styles.call}>
        <p>{isOfHome ? claim : t('invitation')}</p>
        <ButtonLink tone="ink" size="large" to={action.to}>
          <span>{action.label}</span>
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      <div className={styles.columns}>
        <div className={styles.party}>
          <Logo />
          <FooterNetworks />
        </div>
        <FewColumns columns={columns} />
        <NewsletterSection name={name} />
      </div>
      <FooterLegal hasPrivacy />
    </DemoFooter>
  )
}

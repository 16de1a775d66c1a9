import { footerSlides } from '#shared/content/footerSlides.ts'
import { useMainLinks } from '../../app/mainLinks.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import { FooterNetworks } from '../FooterNetworks.tsx'
import styles from './CallFooter.module.css'
import { FewColumns } from './FooterRows.tsx'
import type { FooterProps } from './FooterProps.ts'
import { FooterSection } from './FooterSection.tsx'
import { NewsletterRow } from './NewsletterRow.tsx'
import { useFooterColumns } from './useFooterColumns.ts'

/** A marigold band that calls, then ink: columns, the newsletter, the networks. */
export default function CallFooter({ name }: FooterProps) {
  const { t } = useTranslation(['footers/call', 'forms'])
  const { link } = useMainLinks()
  const columns = useFooterColumns('about', 'takePart')
  const join = link('join')
  return (
    <FooterFrame ground="ink" slides={footerSlides[name]}>
      <div className={styles.call}>
        <p>{t('invitation')}</p>
        <ButtonLink tone="ink" size="large" to={join.to}>
          {join.label}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      <div className={styles.columns}>
        <Logo />
        <FewColumns columns={columns} />
        <FooterSection heading={t('forms:newsletterTitle')}>
          <NewsletterRow of={name} />
          <div className={styles.networks}>
            <FooterNetworks />
          </div>
        </FooterSection>
      </div>
      <FooterLegal hasPrivacy />
    </FooterFrame>
  )
}

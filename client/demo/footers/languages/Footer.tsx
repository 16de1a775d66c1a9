import { LanguageLinks } from '../../../headers/LanguageLinks.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import { FewColumns } from '../parts/FooterRows.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { FooterSection } from '../parts/FooterSection.tsx'
import { useFooterColumns } from '../parts/useFooterColumns.ts'
import styles from './Footer.module.css'

/** A footer with a text, two columns, the networks, and the languages of the site as the largest row. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation(['footers/languages', 'common'])
  const { claim, isOfHome } = useClaimAndAction()
  const columns = useFooterColumns('about', 'contact')
  return (
    <DemoFooter ground="ink" name={name}>
      <div className={styles.columns}>
        <p className={styles.claim}>{isOfHome ? claim : t('claim')}</p>
        <FewColumns columns={columns} />
        <FooterSection heading={t('follow')}>
          <FooterNetworks />
        </FooterSection>
      </div>
      <nav className={styles.languages} aria-label={t('common:chooseLanguage')}>
        <LanguageLinks />
      </nav>
      <FooterLegal />
    </DemoFooter>
  )
}

import { footerSlides } from '#shared/content/footerSlides.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FooterFrame } from '../FooterFrame.tsx'
import { ColumnRow, LegalRow } from './FooterRows.tsx'
import type { FooterProps } from './FooterProps.ts'
import { FooterSection } from './FooterSection.tsx'
import { NewsletterRow } from './NewsletterRow.tsx'
import { useFooterColumns } from './useFooterColumns.ts'
import { Wordmark } from './Wordmark.tsx'
import pageField from './PageField.module.css'
import styles from './WordmarkFooter.module.css'

/** What the party asks, two columns, the newsletter, and its name as wide as the screen, cut off by the lower edge. */
export default function WordmarkFooter({ name }: FooterProps) {
  const { t } = useTranslation(['footers/wordmark', 'forms', 'organisation'])
  const columns = useFooterColumns('about', 'takePart')
  return (
    <FooterFrame className={`${pageField.field} ${styles.footer}`} slides={footerSlides[name]}>
      <ColumnRow columns={columns} className={styles.columns} first={<p className={styles.about}>{t('about')}</p>}>
        <FooterSection heading={t('forms:newsletterTitle')}>
          <NewsletterRow of={name} />
        </FooterSection>
      </ColumnRow>
      <LegalRow />
      <div className={styles.wordmark}>
        <Wordmark name={t('organisation:name')} />
      </div>
    </FooterFrame>
  )
}

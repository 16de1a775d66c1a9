import { useTranslation } from '../../../i18n/useTranslation.ts'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import { ColumnRow, LegalRow } from '../parts/FooterRows.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { NewsletterSection } from '../parts/NewsletterSection.tsx'
import { useFooterColumns } from '../parts/useFooterColumns.ts'
import { Wordmark } from '../parts/Wordmark.tsx'
import colourField from '../parts/ColourField.module.css'
import pageField from '../parts/PageField.module.css'
import styles from './Footer.module.css'

/** A footer with a text, two columns, the newsletter form, and the party's name across the edge of a coloured field. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation(['footers/wordmark', 'organisation'])
  const { claim, isOfHome } = useClaimAndAction()
  const columns = useFooterColumns('about', 'takePart')
  return (
    <DemoFooter className={`${pageField.field} ${styles.footer}`} name={name}>
      <ColumnRow
        columns={columns}
        className={styles.columns}
        first={<p className={styles.about}>{isOfHome ? claim : t('about')}</p>}
      >
        <NewsletterSection name={name} />
      </ColumnRow>
      <div className={styles.wordmark}>
        <Wordmark name={t('organisation:name')} />
      </div>
      <div className={`${colourField.field} ${styles.below}`} data-ground="accent">
        <LegalRow />
      </div>
    </DemoFooter>
  )
}

import pictures from 'virtual:pictures/about'
import { footerSlides } from '#shared/content/footerSlides.ts'
import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Logo } from '../../ui/Logo.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import { FooterNetworks } from '../FooterNetworks.tsx'
import colourField from './ColourField.module.css'
import { ColumnRow } from './FooterRows.tsx'
import type { FooterProps } from './FooterProps.ts'
import { FooterSection } from './FooterSection.tsx'
import styles from './TwoPicturesFooter.module.css'
import { useFooterColumns } from './useFooterColumns.ts'

const chapters: readonly ChapterId[] = ['housing', 'europe']

/** A field of the accent: who the party is, two columns, and two chapters of the programme with their pictures. */
export default function TwoPicturesFooter({ name }: FooterProps) {
  const { t } = useTranslation(['common', 'footers/two-pictures'])
  const address = useAddress()
  const columns = useFooterColumns('about', 'takePart')
  return (
    <FooterFrame className={`${colourField.field} ${styles.footer}`} slides={footerSlides[name]}>
      <ColumnRow
        columns={columns}
        className={styles.columns}
        first={
          <div className={styles.who}>
            <Logo />
            <p>{t('footers/two-pictures:about')}</p>
            <FooterNetworks />
          </div>
        }
      >
        <FooterSection heading={t('footers/two-pictures:fromProgramme')}>
          <ul className={styles.chapters}>
            {chapters.map((id) => (
              <li key={id}>
                <PageLink to={address('programme', { anchor: id })}>
                  <Picture of={pictures[id]} alt="" />
                  <span>{t(`chapters.${id}`)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </FooterSection>
      </ColumnRow>
      <div className={styles.legal}>
        <FooterLegal hasPrivacy />
      </div>
    </FooterFrame>
  )
}

import pictures from 'virtual:pictures/about'
import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useFactTags } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterAddress } from '../../../footers/FooterAddress.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import colourField from '../parts/ColourField.module.css'
import { ColumnRow } from '../parts/FooterRows.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { FooterSection } from '../parts/FooterSection.tsx'
import { useFooterColumns } from '../parts/useFooterColumns.ts'
import styles from './Footer.module.css'

const chapters: readonly ChapterId[] = ['housing', 'europe']

/** A footer on the accent with a text about the party, two columns, and two illustrated chapters of the programme; the address on a home. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation(['common', 'footers/two-pictures'])
  const address = useAddress()
  const { changes } = useSite()
  const tags = useFactTags()
  const shown = chapters.filter((id) => changes?.facts.chapters?.includes(id) ?? true)
  const { claim, isOfHome } = useClaimAndAction()
  const columns = useFooterColumns('about', 'takePart')
  return (
    <DemoFooter className={`${colourField.field} ${styles.footer}`} name={name}>
      <ColumnRow
        columns={columns}
        className={styles.columns}
        first={
          <div className={styles.party}>
            <Logo />
            <p>{isOfHome ? claim : t('footers/two-pictures:about')}</p>
            <FooterNetworks />
          </div>
        }
      >
        {isOfHome || shown.length === 0 ? (
          <FooterSection heading={t('getInTouch')}>
            <FooterAddress />
          </FooterSection>
        ) : (
          <FooterSection heading={t('footers/two-pictures:fromProgramme')}>
            <ul className={styles.chapters}>
              {shown.map((id) => (
                <li key={id}>
                  <PageLink to={address('programme', { anchor: id })}>
                    <Picture of={pictures[id]} alt="" />
                    <span lang={tags[`chapters.${id}`]}>{t(`chapters.${id}`)}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </FooterSection>
        )}
      </ColumnRow>
      <div className={styles.legal}>
        <FooterLegal hasPrivacy />
      </div>
    </DemoFooter>
  )
}

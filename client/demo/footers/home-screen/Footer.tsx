import pictures from 'virtual:pictures/frames'
import { useAddress } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LineIcon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import colourField from '../parts/ColourField.module.css'
import { ColumnRow, LegalRow } from '../parts/FooterRows.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { homeScreenAnchors, homeScreenDevices } from '../parts/homeScreenAnchors.ts'
import { useFooterColumns } from '../parts/useFooterColumns.ts'
import styles from './Footer.module.css'

const drawings = { phone: 'M7 2h10v20H7zM11 18h2', computer: 'M2 4h20v13H2zM8 21h8M12 17v4' }

/** A dark footer with buttons about the home screen, two columns, and a picture to the edge of the screen. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation('footers/home-screen')
  const address = useAddress()
  const columns = useFooterColumns('about', 'takePart')
  return (
    <DemoFooter className={`${colourField.field} ${styles.footer}`} name={name}>
      <ColumnRow
        columns={columns}
        className={styles.columns}
        first={
          <div className={styles.offer}>
            <h2>{t('offer')}</h2>
            <p>{t('offerText')}</p>
            <ul>
              {homeScreenDevices.map((device) => (
                <li key={device}>
                  <PageLink to={address('footers-home-screen', { anchor: homeScreenAnchors[device] })}>
                    <LineIcon path={drawings[device]} />
                    <span>
                      <small>{t(`buttons.${device}.small`)}</small>
                      {t(`buttons.${device}.large`)}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        }
      >
        <div className={styles.picture}>
          <Picture of={pictures.device} alt="" />
        </div>
      </ColumnRow>
      <LegalRow />
    </DemoFooter>
  )
}

import type { HeaderName } from '#shared/routes/headers.ts'
import { useMainLinks } from '../../app/mainLinks.ts'
import { FooterAddress } from '../../footers/FooterAddress.tsx'
import { FooterNetworks } from '../../footers/FooterNetworks.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FoldingMenu } from '../FoldingMenu.tsx'
import { LanguageLinks } from '../LanguageLinks.tsx'
import styles from './BurgerHeader.module.css'
import { CoverHeader } from './CoverHeader.tsx'
import { presetOf } from './presetOf.ts'
import { useSampleMenu } from './sampleMenu.ts'

/** What the burger opens: a field as wide as the page, or a dark one that two half discs wipe on. */
type Opening = 'field' | 'wipe'

const openings: Readonly<Partial<Record<HeaderName, Opening>>> = {
  'hamburger-menu': 'field',
  'hamburger-menu-modern': 'wipe',
}

/** A bar with a burger at every width. */
export default function BurgerHeader({ name }: { name: HeaderName }) {
  const opening = presetOf(openings, name)
  const { t } = useTranslation(['frames', 'common', 'organisation'])
  const { link } = useMainLinks()
  const menu = useSampleMenu()
  const join = link('join')
  return (
    <CoverHeader className={styles[opening]}>
      <div className={styles.inside}>
        <FoldingMenu entries={menu} name="burger" />
        <div className={styles.aside}>
          {opening === 'field' && <p className={styles.text}>{t('organisation:tagline')}</p>}
          <div>
            <p className={styles.heading}>{t('common:getInTouch')}</p>
            <FooterAddress />
          </div>
          <FooterNetworks />
          <div className={styles.languages}>
            <LanguageLinks />
          </div>
          {opening === 'field' && (
            <ButtonLink to={join.to} tone="paper">
              {join.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </CoverHeader>
  )
}

import { headerLayouts } from '../layouts.generated.ts'
import { FooterAddress } from '../../../footers/FooterAddress.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { FoldingMenu } from '../../../headers/FoldingMenu.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import type { HeaderOf } from '../headerRow.ts'
import { LanguageLinks } from '../../../headers/LanguageLinks.tsx'
import styles from './BurgerHeader.module.css'
import { CoverHeader } from './CoverHeader.tsx'
import { useSampleMenu } from './sampleMenu.ts'

export interface BurgerPreset {
  /** Panel of the burger: a `field` as wide as the page, or a dark one that two half discs reveal (`wipe`). */
  opening: 'field' | 'wipe'
}

/** Renders a bar with a burger at every width. */
export default function BurgerHeader({ name }: { name: HeaderOf<'burger'> }) {
  const { opening } = headerLayouts[name]
  const { t } = useTranslation()
  const menu = useSampleMenu()
  const { claim, action } = useClaimAndAction()
  return (
    <CoverHeader className={styles[opening]}>
      <div className={styles.inside}>
        <FoldingMenu entries={menu} name="burger" />
        <div className={styles.aside}>
          {opening === 'field' && <p className={styles.text}>{claim}</p>}
          <div>
            <p className={styles.heading}>{t('getInTouch')}</p>
            <FooterAddress />
          </div>
          <FooterNetworks />
          <div className={styles.languages}>
            <LanguageLinks />
          </div>
          {opening === 'field' && (
            <ButtonLink to={action.to} tone="paper">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </CoverHeader>
  )
}

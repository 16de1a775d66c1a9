import pictures from 'virtual:pictures/frames'
import { useTranslation } from 'react-i18next'
import type { HeaderName } from '#shared/routes/headers.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HeaderHero.module.css'

/** `beside`: words, and a picture that leaves the page at the right; `under`: a picture from edge to edge that the header may lie on. */
type HeroLook = 'beside' | 'under'

/** Where it is another one than `beside`. */
const looks: Partial<Record<HeaderName, HeroLook>> = {}

interface HeaderHeroProps {
  header: HeaderName
  heading: string
  lead: string
}

/** The first screen under a header. */
export function HeaderHero({ header, heading, lead }: HeaderHeroProps) {
  const { t } = useTranslation(['frames', 'common'])
  const address = useAddress()
  const look = looks[header] ?? 'beside'
  return (
    <div className={styles.hero} data-look={look}>
      <div className={styles.words}>
        <Breadcrumbs
          trail={[
            { label: t('common:home'), to: address(entrance) },
            { label: t('index.headers.heading'), to: address('headers') },
            { label: heading },
          ]}
        />
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.picture}>
        <Picture of={look === 'beside' ? pictures.factory : pictures.bridge} alt="" isFirst />
      </div>
    </div>
  )
}

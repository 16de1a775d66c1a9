import pictures from 'virtual:pictures/frames'
import { useTranslation } from 'react-i18next'
import type { HeaderName } from '#shared/routes/headers.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HeaderHero.module.css'
import { heroLookOf } from './heroLooks.ts'

interface HeaderHeroProps {
  header: HeaderName
  heading: string
  lead: string
}

/** The first screen under a header. */
export function HeaderHero({ header, heading, lead }: HeaderHeroProps) {
  const { t } = useTranslation(['frames', 'common'])
  const address = useAddress()
  const { picture, place, field, crop } = heroLookOf(header)
  const shown = (
    <div className={styles.picture} data-crop={crop}>
      <Picture of={pictures[picture]} alt="" isFirst />
    </div>
  )
  return (
    <div className={styles.hero} data-place={place} data-field={field}>
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
      {shown}
      {place === 'around' && shown}
    </div>
  )
}

import { railQueries, type RailQuery } from '#shared/content/homes/fashion-shop.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useShopAddress } from '../../../shop/useShopAddress.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { SheetCell } from '../parts/SheetCell.tsx'
import styles from './Tiles.module.css'

const ids = Object.keys(railQueries) as RailQuery[]

interface TilesProps {
  label: string
  names: Readonly<Record<RailQuery, string>>
  /** A cell for each. */
  sheet: PictureFile
}

/** The ways into the site's shop, by what is looked for. */
export function Tiles({ label, names, sheet }: TilesProps) {
  const shopAddress = useShopAddress()
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {ids.map((id, at) => (
          <li key={id}>
            <PageLink to={shopAddress('listing', railQueries[id])}>
              <SheetCell sheet={sheet} at={at} className={styles.cell} />
              <span>
                {names[id]}
                <Icon name="arrow" />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

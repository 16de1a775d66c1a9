import { tileQueries, type TileId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useShopAddress } from '../../../shop/useShopAddress.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ShopTiles.module.css'

const ids = Object.keys(tileQueries) as TileId[]

interface ShopTilesProps {
  label: string
  names: Readonly<Record<TileId, string>>
  /** A picture with one cell for each tile. */
  pictures: PictureFile
}

/** Renders tiles that link to filtered lists of the site's shop. */
export function ShopTiles({ label, names, pictures }: ShopTilesProps) {
  const shopAddress = useShopAddress()
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {ids.map((id, index) => (
          <li key={id}>
            <PageLink to={shopAddress('listing', tileQueries[id])}>
              <Picture of={pictures} cell={index} alt="" />
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

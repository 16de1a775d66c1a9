import pictures from 'virtual:pictures/frames'
import { useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { isBranch, type MenuBranch } from '../../../headers/menu.ts'
import { MenuAnchor } from '../../../headers/MenuLinks.tsx'
import styles from './MegaMenu.module.css'

interface MegaMenuProps {
  /** The branch; its sub-branches become columns. */
  branch: MenuBranch
  /** Link of the picture, to the index of the branch. */
  whole: { label: string; to: string }
}

/** Renders a branch as a panel from edge to edge: columns with headings, and a picture that links to the index. */
export function MegaMenu({ branch, whole }: MegaMenuProps) {
  const part = useId()
  return (
    <div className={styles.panel}>
      <div className={styles.columns}>
        {branch.links.filter(isBranch).map(({ id, label, links }) => (
          <div key={id}>
            <p id={`${part}-${id}`}>{label}</p>
            <ul aria-labelledby={`${part}-${id}`}>
              {links.map((link) => (
                <li key={link.id}>{!isBranch(link) && <MenuAnchor {...link} />}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <PageLink className={styles.allLink} to={whole.to}>
        <Picture of={pictures.menu} alt="" />
        <span>
          {whole.label}
          <Icon name="arrow" />
        </span>
      </PageLink>
    </div>
  )
}

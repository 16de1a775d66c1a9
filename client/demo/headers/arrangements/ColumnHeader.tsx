import { Logo } from '../../../ui/Logo.tsx'
import { HeaderFrame } from '../../../headers/HeaderFrame.tsx'
import styles from './ColumnHeader.module.css'
import deep from './deepMenus.module.css'
import { SideMenu } from './SideMenu.tsx'
import { SidePanel } from './SidePanel.tsx'

/** Renders a column with the whole menu beside the page; on a small screen a bar with a drawer from the left. */
export default function ColumnHeader() {
  return (
    <HeaderFrame scroll="fixed" className={`${styles.column} ${deep.menus}`}>
      <SidePanel className={styles.burger} from="start">
        <SideMenu name="drawer" />
      </SidePanel>
      <Logo />
      <div className={styles.menu}>
        <SideMenu name="column" />
      </div>
    </HeaderFrame>
  )
}

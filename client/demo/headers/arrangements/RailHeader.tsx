import { Logo } from '../../../ui/Logo.tsx'
import { HeaderFrame } from '../../../headers/HeaderFrame.tsx'
import styles from './RailHeader.module.css'
import deep from './deepMenus.module.css'
import { SideMenu } from './SideMenu.tsx'
import { SidePanel } from './SidePanel.tsx'

/** Renders a rail with a burger and a drawer at the page's edge; on a small screen a bar. */
export default function RailHeader() {
  return (
    <HeaderFrame scroll="fixed" className={`${styles.rail} ${deep.menus}`}>
      <SidePanel className={styles.burger} from="start" isAlways>
        <SideMenu name="drawer" />
      </SidePanel>
      <Logo />
    </HeaderFrame>
  )
}

import styles from './Icon.module.css'

/** Line icons: a box of 24 × 24, strokes of 2, square caps, mitre joins. */
const paths = {
  phone: 'M3 3h5l2 5-3 2a13 13 0 0 0 7 7l2-3 5 2v5h-3A18 18 0 0 1 3 6z',
  mail: 'M2 5h20v14H2zM2 5l10 8L22 5',
  clock: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M12 6v6l4 3',
  check: 'M4 12l5 5L20 6',
  cross: 'M5 5l14 14M19 5L5 19',
  alert: 'M12 3l10 18H2zM12 10v5M12 17.500v.500',
  info: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M12 11v6M12 7v.500',
  globe: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M2 12h20M12 2c-6 6-6 14 0 20c6-6 6-14 0-20',
  chevron: 'M5 9l7 7 7-7',
  arrow: 'M3 12h17M13 5l7 7-7 7',
  up: 'M12 21V4M5 11l7-7 7 7',
  theme: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M12 2v20M12 7h8M12 12h10M12 17h8',
  card: 'M2 5h20v14H2zM2 10h20M6 15h4',
  invoice: 'M5 2h14v20l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6',
  cash: 'M2 6h20v12H2zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M5 9v6M19 9v6',
} as const
export type IconName = keyof typeof paths

/** Renders a decorative icon; the text beside it or the control's label has the meaning. */
export const Icon = ({ name }: { name: IconName }) => <LineIcon path={paths[name]} />

/** Renders an icon from a path that is defined elsewhere, because few pages show it. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

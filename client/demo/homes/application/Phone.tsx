import type { ReactNode } from 'react'
import { screens, type Screen } from './facts.ts'
import styles from './Phone.module.css'

/** Drawings of the screens, 200 × 420 units. They contain no words, so that every language can use them. */
const drawings: Readonly<Record<Screen, ReactNode>> = {
  /** A receipt in the viewfinder, and the shutter button. */
  photo: (
    <>
      <path className={styles.night} d="M0 0h200v420H0z" />
      <path className={styles.second} d="M0 300a100 100 0 0 1 200 0z" />
      <g transform="rotate(-6 100 190)">
        <path className={styles.paper} d="M52 82h96v222l-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8z" />
        <path className={styles.night} d="M68 102h40v10H68z" />
        <path
          className={styles.line}
          d="M68 130h64v6H68zM68 146h52v6H68zM68 162h60v6H68zM68 178h44v6H68zM68 194h56v6H68z"
        />
        <path className={styles.accent} d="M68 222h26v12H68zM106 222h28v12h-28z" />
        <path
          className={styles.night}
          d="M68 252h4v28h-4zM76 252h2v28h-2zM82 252h6v28h-6zM92 252h2v28h-2zM98 252h4v28h-4zM106 252h6v28h-6zM116 252h2v28h-2zM122 252h4v28h-4zM130 252h2v28h-2z"
        />
      </g>
      <path className={styles.finder} d="M28 96V66h30M172 96V66h-30M28 294v30h30M172 294v30h-30" />
      <circle className={styles.paper} cx="100" cy="374" r="26" />
      <circle className={styles.accent} cx="100" cy="374" r="20" />
    </>
  ),
  /** The recognised shop, date and total; uncertain values are underlined. */
  read: (
    <>
      <path className={styles.paper} d="M0 0h200v420H0z" />
      <path className={styles.third} d="M0 0h200v150H0z" />
      <path className={styles.night} d="M100 46a52 52 0 0 1 0 104z" />
      <path className={styles.paper} d="M100 46a52 52 0 0 0 0 104z" />
      <path className={styles.line} d="M20 176h44v8H20zM20 226h32v8H20zM20 276h50v8H20z" />
      <path className={styles.night} d="M20 192h116v14H20zM20 242h84v14H20zM20 292h62v14H20z" />
      <path className={styles.second} d="M20 260h84v5H20z" />
      <path className={styles.accent} d="M130 292h50v14h-50zM20 346h160v44H20z" />
      <path className={styles.paper} d="M72 363h56v10H72z" />
    </>
  ),
  /** A month with one marked day, and a bell. */
  remind: (
    <>
      <path className={styles.accent} d="M0 0h200v420H0z" />
      <path className={styles.paper} d="M20 40h74v14H20z" />
      <path className={styles.second} d="M140 66a22 22 0 0 1 44 0zM136 70h52v8h-52zM155 82h14a7 7 0 0 1-14 0z" />
      <g className={styles.paper}>
        {Array.from({ length: 30 }, (_, day) => (
          <circle key={day} cx={32 + (day % 6) * 27} cy={136 + Math.floor(day / 6) * 34} r={day === 21 ? 0 : 8} />
        ))}
      </g>
      <circle className={styles.third} cx="113" cy="238" r="17" />
      <path className={styles.night} d="M113 221a17 17 0 0 1 0 34z" />
      <path className={styles.paper} d="M0 330h200v90H0z" />
      <path className={styles.night} d="M20 354h96v12H20z" />
      <path className={styles.line} d="M20 376h130v8H20zM20 392h76v8H20z" />
    </>
  ),
  /** Two people, and a receipt between them. */
  lend: (
    <>
      <path className={styles.second} d="M0 0h200v210H0z" />
      <path className={styles.night} d="M0 210h200v210H0z" />
      <path className={styles.night} d="M28 210a44 44 0 0 1 88 0z" />
      <circle className={styles.paper} cx="72" cy="138" r="26" />
      <path className={styles.third} d="M84 420a44 44 0 0 1 88 0z" />
      <circle className={styles.paper} cx="128" cy="348" r="26" />
      <path className={styles.paper} d="M134 150h46v98l-6-6-6 6-6-6-5 6-6-6-6 6-6-6-5 6z" />
      <path className={styles.line} d="M142 164h24v5h-24zM142 178h30v5h-30zM142 192h22v5h-22z" />
      <path className={styles.accent} d="M142 212h28v9h-28z" />
      <path className={styles.finder} d="M157 262v44M143 294l14 14 14-14" />
    </>
  ),
  /** Receipts on shelves, by month. */
  drawer: (
    <>
      <path className={styles.paper} d="M0 0h200v420H0z" />
      <path className={styles.night} d="M20 36h100v16H20z" />
      <path className={styles.line} d="M20 62h60v8H20z" />
      <path className={styles.accent} d="M20 92h76v92H20z" />
      <path className={styles.second} d="M104 92h76v92h-76z" />
      <path className={styles.third} d="M20 192h76v92H20z" />
      <path className={styles.night} d="M104 192h76v92h-76z" />
      <path className={styles.paper} d="M30 112h40v56H30zM114 132h56v36h-56zM30 232h56v36H30zM130 206h40v62h-40z" />
      <path className={styles.night} d="M32 184a26 26 0 0 1 52 0z" />
      <path className={styles.accent} d="M116 284a26 26 0 0 1 52 0z" />
      <path className={styles.line} d="M20 300h160v4H20z" />
      <path className={styles.night} d="M20 322h70v10H20zM140 322h40v10h-40zM20 350h90v10H20zM150 350h30v10h-30z" />
      <path className={styles.accent} d="M76 396a24 24 0 0 1 48 0z" />
    </>
  ),
}

/** Renders the screen drawings once for the document; each phone refers to them. */
export const ScreenDrawings = () => (
  <svg className={styles.drawings} aria-hidden="true">
    {screens.map((id) => (
      <symbol key={id} id={`screen-${id}`} viewBox="0 0 200 420">
        {drawings[id]}
      </symbol>
    ))}
  </svg>
)

interface PhoneProps {
  /** The screens, stacked when there are several. Only `current` is visible. */
  screens: readonly Screen[]
  current?: Screen
}

/** Renders a phone that shows a screen. It is decorative: the text beside it says the same. */
export const Phone = ({ screens: shown, current = shown[0] }: PhoneProps) => (
  <span className={styles.phone} aria-hidden="true">
    {shown.map((id) => (
      <svg key={id} viewBox="0 0 200 420" data-screen={id} data-current={id === current || undefined}>
        <use href={`#screen-${id}`} />
      </svg>
    ))}
  </span>
)

import { useId } from 'react'
import styles from './SplitPortrait.module.css'

/** The size of the drawing, and the position, height and distance of the shirt's stripes, in units of the drawing. */
const size = { width: 800, height: 818 }
const stripe = { first: 692, height: 21, pitch: 42 }

const stripes = Array.from(
  { length: Math.ceil((size.height - stripe.first) / stripe.pitch) },
  (_, index) => `M40 ${stripe.first + index * stripe.pitch}h360v${stripe.height}H40z`,
).join('')

/** Renders the left half of the face. The right half is its mirror image. */
const Half = ({ shirt }: { shirt: string }) => (
  <>
    <path className={styles.hair} d="M400 74C262 74 176 170 176 314V486q0 26 26 26H400z" />
    <path className={styles.skin} d="M344 500V606C344 650 318 660 276 672Q330 748 400 748V500z" />
    <path className={styles.flush} d="M344 520V556Q366 606 400 606V520z" />
    <path className={styles.skin} d="M400 160C312 160 250 226 250 320V398C250 486 322 566 400 566z" />
    <path className={styles.flush} d="M256 412a44 44 0 0 1 70 36 44 44 0 0 1-48 44Q258 462 256 412z" />
    <path className={styles.white} d="M284 350Q328 306 376 350Q330 382 284 350z" />
    <circle className={styles.iris} cx="331" cy="345" r="21" />
    <circle className={styles.pupil} cx="331" cy="345" r="10" />
    <circle className={styles.white} cx="324" cy="337" r="5.5" />
    <path className={styles.lid} d="M380 352C352 306 308 312 287 340Q279 348 264 341" />
    <path
      className={styles.hair}
      d="M400 74C262 74 176 170 176 314V486q0 26 26 26H298C274 470 262 420 262 350V276Q330 258 400 276z"
    />
    <path className={styles.shine} d="M214 300C216 214 268 140 356 124" />
    <path
      className={styles.lips}
      d="M400 489Q388 478 374 480Q354 487 334 500Q366 504 400 503zM400 509Q370 509 343 504Q360 538 400 538z"
    />
    <path className={styles.shirt} clipPath={`url(#${shirt})`} d={stripes} />
  </>
)

/** Renders a face lit from one side: from the left in the light theme, from the right in the dark one. CSS alone does this. */
export function SplitPortrait() {
  const shirt = useId()
  return (
    <svg className={styles.portrait} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <clipPath id={shirt}>
        <path d="M266 675Q330 770 400 770V900H40C40 770 96 726 150 708z" />
      </clipPath>
      <g className={styles.left}>
        <Half shirt={shirt} />
      </g>
      <g className={styles.right} transform="matrix(-1 0 0 1 800 0)">
        <Half shirt={shirt} />
      </g>
      {/* The nose casts a shadow on the side away from the light. The other side is in the shade already. */}
      <path className={styles.nose} d="M400 300L364 436Q368 456 400 456H400Q432 456 436 436z" />
    </svg>
  )
}

import { drawn } from 'virtual:icons'
import type { IconSetId } from '#shared/content/iconSetNames.ts'

type Ground = 'contrast' | 'accent' | 'ink' | 'highlight' | 'day' | 'night' | 'dawn'

/** The sample icon of each set and its background; all differ. */
const specimens: Readonly<Record<IconSetId, { name: string; ground: Ground }>> = {
  iconsmindLine: { name: 'bridge-light', ground: 'contrast' },
  iconsmindSolid: { name: 'hand-fist-fill', ground: 'accent' },
  etLine: { name: 'bicycle-thin', ground: 'ink' },
  fontAwesome: { name: 'fa-solid fa-bullhorn', ground: 'highlight' },
  feather: { name: 'sunrise', ground: 'day' },
  simpleLine: { name: 'heart-handshake', ground: 'dawn' },
  themify: { name: 'lighthouse', ground: 'night' },
}

/** Sizes of the sample, in CSS pixels. */
const sizes = [16, 24, 32, 48, 64, 96, 128]

const shapeId = 'icon-specimen-shape'
const shape = `#${shapeId}`

const Shape = ({ size }: { size?: number }) => (
  <svg width={size} height={size}>
    <use href={shape} />
  </svg>
)

/** Renders the sample icon of a set, very large and in the common sizes, for `ServerMarkup`. Hidden from screen readers. */
export function IconSpecimen({ set }: { set: IconSetId }) {
  const { viewBox, icons } = drawn![set]
  const { name, ground } = specimens[set]
  const icon = icons.find(([own]) => own === name)
  if (!icon) throw new Error(`No icon of ${set} is called ${name}.`)
  return (
    <div data-ground={ground} aria-hidden="true">
      <svg>
        <symbol id={shapeId} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: icon[2] }} />
      </svg>
      <p>
        {sizes.map((size) => (
          <span key={size}>
            <Shape size={size} />
            {size}
          </span>
        ))}
      </p>
      <Shape />
    </div>
  )
}

import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../paths.ts'
import { skins } from '../skins.ts'

const variants = ['hat', 'dress', 'shoe'] as const

export interface FashionOptions {
  variant?: (typeof variants)[number]
}

export function drawFashion(canvas: Canvas, options: FashionOptions): void {
  const { width, height, random } = canvas
  const x = width * 0.5
  const variant = canvas.oneOf(variants, options.variant)
  // In a wide picture the shoe fills the height. The crown of the hat and the hanger of the dress need it.
  const k = Math.min(width / 400, height / 500) * (width <= height ? 1 : variant === 'shoe' ? 1.25 : 1.04)
  const y0 = height - 500 * k
  const Y = (q: number) => y0 + q * k
  const X = (q: number) => x + (q - 200) * k
  const field = random.pick(['accent', 'second', 'muted', 'third'])
  canvas.fillAll(field)
  const alt = field === 'accent' ? 'second' : 'accent'
  const skin = random.pick(skins)
  if (variant === 'hat') {
    canvas.fill(rect(width * 0.5, 0, width, height), field === 'muted' ? 'second' : 'muted')
    canvas
      .fill(
        path`
          M${X(40)} ${height}L${X(130)} ${Y(330)}Q${X(200)} ${Y(296)} ${X(270)} ${Y(330)}
          L${X(360)} ${height}z
        `,
        alt,
      )
      .fill(path`M${X(200)} ${Y(312)}L${X(270)} ${Y(330)}L${X(360)} ${height}H${X(200)}z`, 'ink')
    canvas
      .fillApart(path`M${X(172)} ${Y(230)}h${56 * k}v${76 * k}l${-28 * k} ${34 * k}l${-28 * k} ${-34 * k}z`, skin.lit)
      .fillApart(roundedRect(X(146), Y(120), 108 * k, 150 * k, Math.round(52 * k)), skin.lit)
      .fillApart(
        path`
          M${X(200)} ${Y(120)}h${2 * k}a${52 * k} ${52 * k} 0 0 1 ${52 * k} ${52 * k}v${46 * k}
          a${54 * k} ${54 * k} 0 0 1 ${-54 * k} ${52 * k}z
        `,
        skin.shaded,
      )
    canvas.fill(halfDisc(X(200), Y(150), 62 * k, 'up'), 'ink')
    canvas.ellipse([X(200), Y(152)], [176 * k, 38 * k], 'ink')
    canvas
      .fill(
        path`
          M${X(136)} ${Y(142)}V${Y(104)}a${64 * k} ${56 * k} 0 0 1 ${128 * k} 0v${38 * k}
          q${-64 * k} ${24 * k} ${-128 * k} 0z
        `,
        alt,
      )
      .fill(
        path`
          M${X(136)} ${Y(142)}v${-20 * k}q${64 * k} ${24 * k} ${128 * k} 0v${20 * k}
          q${-64 * k} ${24 * k} ${-128 * k} 0z
        `,
        'light',
      )
    canvas.fill(
      path`M${X(180)} ${Y(232)}q${20 * k} ${-14 * k} ${40 * k} 0q${-20 * k} ${20 * k} ${-40 * k} 0z`,
      'accent',
    )
    canvas.fill(disc(X(146), Y(236), 11 * k) + disc(X(254), Y(236), 11 * k), 'third')
  } else if (variant === 'dress') {
    canvas.fill(disc(x, Y(250), 190 * k), field === 'muted' ? 'third' : 'muted')
    canvas.stroke(path`M${x} ${Y(96)}v${-16 * k}a${20 * k} ${20 * k} 0 1 1 ${20 * k} ${-20 * k}`, 'ink', 6 * k)
    canvas.stroke(path`M${X(110)} ${Y(136)}L${x} ${Y(94)}L${X(290)} ${Y(136)}`, 'ink', 8 * k)
    canvas.fill(
      polygon(
        [X(126), Y(128)],
        [X(166), Y(118)],
        [x, Y(210)],
        [X(234), Y(118)],
        [X(274), Y(128)],
        [X(252), Y(250)],
        [X(340), Y(470)],
        [X(60), Y(470)],
        [X(148), Y(250)],
      ),
      alt,
    )
    canvas.fill(
      polygon(
        [X(234), Y(118)],
        [X(274), Y(128)],
        [X(252), Y(250)],
        [X(340), Y(470)],
        [X(236), Y(470)],
        [X(206), Y(250)],
        [x, Y(210)],
      ),
      'ink',
    )
    canvas.fill(rect(X(147), Y(240), 106 * k, 18 * k), 'light')
    let d = ''
    for (let i = 0; i < 4; i++) d += path`M${X(170 - i * 8)} ${Y(270)}L${X(140 - i * 24)} ${Y(470)}`
    canvas.stroke(d, 'light', 2.4)
  } else {
    canvas.hatch([0, 0, width, height], field === 'accent' ? 'second' : 'accent', { gap: 22, thickness: 10 })
    canvas.fill(disc(x, height * 0.52, 172 * k), 'light')
    canvas
      .fill(
        path`
          M${X(70)} ${Y(396)}L${X(96)} ${Y(180)}Q${X(150)} ${Y(176)} ${X(170)} ${Y(230)}
          Q${X(220)} ${Y(360)} ${X(346)} ${Y(380)}V${Y(396)}H${X(250)}
          Q${X(150)} ${Y(392)} ${X(118)} ${Y(270)}L${X(88)} ${Y(396)}z
        `,
        alt,
      )
      .fill(
        path`
          M${X(170)} ${Y(230)}Q${X(220)} ${Y(360)} ${X(346)} ${Y(380)}V${Y(396)}H${X(250)}
          Q${X(190)} ${Y(330)} ${X(170)} ${Y(230)}z
        `,
        'ink',
      )
  }
}

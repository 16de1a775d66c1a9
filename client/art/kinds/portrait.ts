import type { Canvas } from '../Canvas.ts'
import type { HexColour, Paint, Slot } from '../colours.ts'
import {
  ageLines,
  beard,
  broadFace,
  broadNeck,
  ears,
  eyes,
  hairColours,
  lips,
  mouths,
  narrowNeck,
  plainBrows,
  softBrows,
  softFace,
  strongBrows,
} from '../faces.ts'
import { disc, halfDisc, markPath, rect, rounded } from '../paths.ts'
import { paintShapes, type Shape } from '../shapes.ts'
import { skins } from '../skins.ts'

const backdrops = ['disc', 'half', 'rings', 'dome', 'halftone', 'mark'] as const
const shortHair = ['crop', 'quiff', 'cap', 'bald', 'curls'] as const
const longHair = ['bob', 'long', 'bun', 'afro', 'layers'] as const
const hairs = [...shortHair, ...longHair] as const
const cuts = ['suit', 'collar', 'roundNeck', 'turtleneck'] as const

type Hair = (typeof hairs)[number]
type Cut = (typeof cuts)[number]

/** Omitted options follow from the seed. */
export interface PortraitOptions {
  /** Not `disc` for a leader: a disc behind a head looks like a halo. */
  backdrop?: (typeof backdrops)[number]
  /** The colour behind the person. */
  field?: 'accent' | 'second' | 'third' | 'muted'
  hair?: Hair
  /** Only with short hair. */
  beard?: boolean
  glasses?: boolean
  /** Uses the picture's own colours instead of those of skin and hair. */
  duotone?: boolean
  coat?: 'ink' | 'second' | 'accent' | 'light'
  cut?: Cut
}

const hairColoursOfLightSkin = ['black', 'brown', 'chestnut', 'blond', 'grey', 'red', 'black'] as const
const hairColoursOfDarkSkin = ['black', 'dark', 'grey'] as const
const darkSkins: readonly (typeof skins)[number][] = [skins[2], skins[3]]
const brownEyes: HexColour = '#5c3622'
const lightEyes = ['#3f6a9a', '#55703f', brownEyes] as const

type Skin = Record<'lit' | 'flush' | 'shaded' | 'deep' | 'lips' | 'hair' | 'hairShade' | 'hairShine', Paint>

type Shapes = readonly Shape<keyof Skin | 'iris' | 'coat' | 'inner'>[]

/**
 * Draws a bust from the front, lit from the left. The chin stands at 332 of 500 of a sheet that ends at the picture's
 * lower edge, so that a row of people has its faces on one line.
 */
export function drawPortrait(canvas: Canvas, options: PortraitOptions): void {
  const { width, height, random } = canvas
  const scale = Math.min(width / 400, height / 500)
  const skin = skinAndHair(canvas, options.duotone)
  const backdrop = options.backdrop ?? random.pick(backdrops)
  const field = options.field ?? random.pick(['accent', 'second', 'third', 'muted'])
  drawBackdrop(canvas, scale, backdrop, field)

  const hair = options.hair ?? random.pick(hairs)
  const hasLongHair = (longHair as readonly Hair[]).includes(hair)
  const hasBeard = !hasLongHair && (options.beard ?? random.chance(0.36))
  const hasGlasses = options.glasses ?? random.chance(0.36)
  const hasStrongBrows = random.chance(0.6)
  const coat: Slot = options.coat ?? random.pick(['ink', 'ink', field === 'second' ? 'accent' : 'second', 'light'])
  const cut = canvas.oneOf(cuts, options.cut)
  const hasRoundGlasses = random.chance()
  const hasEarrings = hasLongHair && random.chance(0.6)
  const iris = skin.hasDarkSkin ? brownEyes : random.pick(lightEyes)
  const smile = random.pick(['closed', 'open'] as const)

  const colours = { ...skin.colours, iris: skin.isDuotone ? ('ink' as const) : iris, coat, inner: innerOf(coat) }
  const isGrey = skin.colours.hair === hairColours.grey.hair
  const sheet = 0.93 * (scale / 2)
  const [x, y] = [width / 2 - 401 * sheet, height - scale * 168 - 664 * sheet]
  const shapes: Shapes = [
    ...hairBehind[hair],
    ...(hasLongHair ? narrowNeck : broadNeck),
    ...clothes(cut, coat),
    ...(hair === 'bob' || hair === 'long' || hair === 'layers' ? [] : ears),
    ...(hasLongHair ? softFace : broadFace),
    ...eyes,
    ...(hasLongHair ? softBrows : hasStrongBrows ? strongBrows : plainBrows),
    ...(isGrey ? ageLines : []),
    ...(hasBeard ? beard : hasLongHair ? lips[smile] : mouths[smile]),
    ...hairInFront[hair],
    ...(hasGlasses ? [['ink', hasRoundGlasses ? roundRims : squareRims, 8] as const] : []),
    ...(hasEarrings ? earrings : []),
  ]
  canvas.transformed(`translate(${rounded(x)} ${rounded(y)}) scale(${Math.round(sheet * 1000) / 1000})`, () =>
    // In two tones a flush would be a spot in the colour of the other half.
    paintShapes(canvas, colours, skin.isDuotone ? shapes.filter(([paint]) => paint !== 'flush') : shapes),
  )
}

const innerOf = (coat: Slot): Slot => (coat === 'light' ? 'accent' : 'light')

function skinAndHair(canvas: Canvas, isDuotone?: boolean): { colours: Skin; isDuotone: boolean; hasDarkSkin: boolean } {
  const { random } = canvas
  const duotone = isDuotone ?? random.chance(0.34)
  const skin = random.pick(skins)
  const hasDarkSkin = darkSkins.includes(skin)
  if (duotone) {
    // Skips a number of the sequence, so that the following ones stay the same.
    random.next()
    const face = { lit: 'light', flush: 'light', shaded: 'shade', deep: 'ink', lips: 'accent' } as const
    const colours = { ...face, hair: 'ink', hairShade: 'ink', hairShine: 'shade' } as const
    return { colours, isDuotone: true, hasDarkSkin }
  }
  const name = hasDarkSkin ? random.pick(hairColoursOfDarkSkin) : random.pick(hairColoursOfLightSkin)
  return { colours: { ...skin, ...hairColours[name] }, isDuotone: false, hasDarkSkin }
}

function drawBackdrop(
  canvas: Canvas,
  scale: number,
  backdrop: (typeof backdrops)[number],
  field: NonNullable<PortraitOptions['field']>,
): void {
  const { width, height } = canvas
  const s = (length: number) => length * scale
  const x = (length: number) => width / 2 + s(length - 200)
  const y = (length: number) => height - s(500) + s(length)
  const main: Slot = field === 'third' ? 'accent' : 'third'
  const other: Slot = field === 'muted' || field === 'second' ? 'accent' : 'light'
  canvas.fillAll(field)
  switch (backdrop) {
    case 'disc':
      canvas.fill(disc(x(200), y(225), s(168)), main)
      break
    case 'half':
      canvas.fill(rect(width / 2, 0, width / 2, height), main)
      break
    case 'rings':
      canvas.fill(disc(x(200), y(235), s(185)), main)
      canvas.rings([x(200), y(235)], { from: s(205), to: s(360), count: 6 }, main, s(13))
      break
    case 'dome':
      canvas.fill(halfDisc(x(200), y(290), s(190), 'up'), main).fill(rect(0, y(290), width, height), other)
      break
    case 'halftone': {
      const dots = field === 'third' ? 'accent' : other
      canvas.halftone([0, 6, width + 12, height * 0.72], dots, { from: 8, to: 0.5, step: 15 })
      break
    }
    case 'mark':
      canvas.fill(markPath(x(-40), y(60), s(160)), main)
  }
}

// All shapes below are for a sheet of 800 × 1000 with the face between 196 and 664; clothes go on below the sheet.

const leftLapel = 'M272 746L220 788L236 856L292 864L272 906L404 1150V1030L318 860z'
const rightLapel = 'M536 746L588 788L572 856L516 864L536 906L404 1150V1030L490 860z'
const rightCollar = 'M514 718L562 762L508 892L404 884C458 838 498 788 514 718z'

/** Returns the clothes on a body with sloping shoulders. */
function clothes(cut: Cut, coat: Slot): Shapes {
  // On ink, a shadow is invisible: the lit parts are lighter instead.
  const isInk = coat === 'ink'
  const body =
    'M276 744C206 772 130 786 88 828C50 862 28 930 22 1000V1400H796V1000C788 930 764 858 722 828C676 790 596 772 528 744C500 830 452 884 404 884C352 884 304 830 276 744z'
  const shadedSide = 'M528 744C596 772 676 790 722 828C764 858 788 930 796 1000V1400H612L650 900z'
  const coatOn: Shapes = [
    ['coat', body],
    ['coatShade', shadedSide],
    ...(isInk ? ([['coatLight', 'M150 850C132 890 122 940 118 1400H128C134 960 142 900 158 852z']] as const) : []),
  ]
  switch (cut) {
    case 'suit':
      return [
        ...coatOn,
        [
          'inner',
          'M290 730L266 762L316 850L404 1080L500 860L540 762L520 730C480 800 440 850 406 884C368 850 322 800 290 730z',
        ],
        ['shirtShade', 'M520 730C480 800 440 850 406 884L404 1080L500 860L540 762z'],
        ...(coat === 'light' ? [] : ([['accent', 'M404 884L432 912L420 946L446 1400H362L388 946L376 912z']] as const)),
        ['coat', leftLapel],
        [isInk ? 'coatLight' : 'coatShade', leftLapel],
        ['coat', rightLapel],
        [isInk ? 'coatLight' : 'coatDeep', rightLapel],
      ]
    case 'collar':
      return [
        ...coatOn,
        ['inner', 'M300 760L404 880L510 760L470 884L404 960L340 884z'],
        ['inner', 'M292 718L246 762L304 892L404 884C352 838 308 788 292 718z'],
        ['inner', rightCollar],
        ['collarShade', rightCollar],
      ]
    case 'roundNeck':
      return [
        ...coatOn,
        [
          'inner',
          'M262 752C290 856 352 908 404 908C460 908 520 852 546 752L520 742C500 820 452 870 404 870C356 870 308 822 288 742z',
        ],
        ['shirtShade', 'M404 908C460 908 520 852 546 752L520 742C500 820 452 870 404 870z'],
      ]
    case 'turtleneck':
      return [
        ...coatOn,
        ['coat', 'M262 752L298 720H508L542 752L470 900H340z'],
        ['inner', 'M306 640C342 680 460 680 496 640L508 752C474 806 332 806 294 752z'],
        ['coatShade', 'M402 670C440 670 474 664 496 640L508 752C486 784 444 794 402 793C424 756 424 706 402 670z'],
      ]
  }
}

const roundRims =
  'M276 412a62 58 0 0 1 124 0a62 58 0 0 1 -124 0zM430 412a60 58 0 0 1 120 0a60 58 0 0 1 -120 0zM400 406Q415 394 430 406M276 406L250 400M550 406L558 402'
const squareRims =
  'M274 404Q274 382 296 382H370Q394 382 393 404C392 442 372 458 338 458C300 458 276 440 274 404zM435 404Q434 382 458 382H528Q550 382 549 404C548 440 528 458 494 458C458 458 437 440 435 404zM393 406Q414 392 435 406M274 400L250 396M549 400L558 396'

const earrings: Shapes = [
  ['third', 'M240 506a11 11 0 0 1 22 0a11 11 0 0 1 -22 0zM544 506a11 11 0 0 1 22 0a11 11 0 0 1 -22 0z'],
]

const cloud = (discs: readonly (readonly [x: number, y: number, r: number])[]) =>
  discs.map(([x, y, r]) => disc(x, y, r)).join('')

/** Returns discs on an arc above the face, from the left ear to the right one. */
function arc(count: number, radiusX: number, radiusY: number, r: number, from = 0.98, to = 2.02): string {
  return cloud(
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI * (from + ((to - from) * i) / (count - 1))
      return [401 + Math.cos(angle) * radiusX, 356 + Math.sin(angle) * radiusY, r + (i % 2) * 6] as const
    }),
  )
}

const hairBehind: Record<Hair, Shapes> = {
  crop: [],
  quiff: [],
  cap: [],
  bald: [],
  curls: [],
  bob: [
    [
      'hairShade',
      'M402 140C276 130 204 214 198 340C196 440 208 520 186 612C186 656 236 672 300 660H520C580 672 622 652 622 610C604 520 616 430 608 336C600 212 524 134 402 140z',
    ],
  ],
  long: [
    [
      'hairShade',
      'M402 134C270 128 196 214 192 350C190 500 200 640 150 812C196 868 262 880 330 850H486C552 880 616 866 652 812C604 650 616 500 610 346C602 210 524 130 402 134z',
    ],
  ],
  layers: [
    [
      'hairShade',
      'M402 134C274 128 198 212 194 344C192 470 196 560 128 690C180 736 250 744 320 712H494C566 742 634 728 676 682C612 570 616 470 610 340C602 208 524 130 402 134z',
    ],
  ],
  bun: [
    ['hair', cloud([[402, 138, 68]])],
    ['hairShade', 'M402 206a68 68 0 0 0 68 -68C470 118 462 100 450 88C456 140 440 180 402 206z'],
    ['hairShine', 'M356 122C366 102 384 92 404 90', 8],
  ],
  afro: [
    ['hairShade', arc(15, 176, 178, 62, 0.86, 2.14) + cloud([[401, 330, 190]])],
    ['hair', arc(11, 150, 152, 66, 0.9, 1.8) + cloud([[360, 310, 160]])],
  ],
}

const hairInFront: Record<Hair, Shapes> = {
  crop: [
    [
      'hair',
      'M242 404C214 320 226 238 272 206C300 150 380 132 446 142C540 148 590 220 580 310C574 346 566 376 560 404C556 366 550 338 536 314C522 292 516 274 514 256C470 270 398 268 334 240C308 252 286 280 274 308C260 338 252 366 250 404z',
    ],
    [
      'hairShade',
      'M470 146C556 160 590 226 580 310C574 346 566 376 560 404C556 366 550 338 536 314C522 292 516 274 514 256C506 258 496 260 486 261C504 224 500 180 470 146z',
    ],
    ['hairShine', 'M270 266C282 220 314 190 356 180M378 206C412 214 444 214 470 206', 8],
  ],
  quiff: [
    [
      'hair',
      'M240 400C208 300 226 214 272 190C286 120 402 78 500 104C570 122 604 204 574 310L558 402C554 350 550 330 538 312C524 288 518 268 522 242C470 258 402 244 360 212C328 230 292 262 276 298C260 322 252 350 246 402z',
    ],
    [
      'hairShade',
      'M462 98C572 108 606 204 574 310L558 402C554 350 550 330 538 312C524 288 518 268 522 242C510 246 498 248 486 249C506 204 500 148 462 98z',
    ],
    ['hairShine', 'M264 276C264 226 290 186 332 164M340 140C372 122 412 114 446 120', 8],
    ['hairShade', 'M350 182C390 206 430 216 480 210', 6],
  ],
  cap: [
    [
      'hair',
      'M246 404C234 350 236 296 250 262C274 188 336 158 402 158C468 158 532 188 554 262C568 296 568 350 556 404C554 366 548 338 534 316C530 290 520 272 506 262C440 250 364 250 298 262C284 272 274 290 270 316C256 338 250 366 250 404z',
    ],
    [
      'hairShade',
      'M460 168C510 182 542 214 554 262C568 296 568 350 556 404C554 366 548 338 534 316C530 290 520 272 506 262L474 258C484 226 480 192 460 168z',
    ],
    ['hairShine', 'M284 236C302 206 336 190 372 184', 8],
  ],
  bald: [
    ['hair', 'M248 424C210 384 216 304 258 262C284 296 282 344 266 384C260 400 258 412 258 428z'],
    ['hairShade', 'M556 424C592 384 588 304 546 262C522 296 524 344 538 384C544 400 546 412 546 428z'],
    ['light', 'M300 238C320 214 346 204 376 202', 8],
    ['flush', 'M330 302C360 294 400 294 430 300', 5],
  ],
  curls: [
    [
      'hair',
      arc(12, 158, 128, 42, 0.98, 2.02) +
        arc(9, 116, 112, 48, 1.04, 1.96) +
        arc(7, 92, 88, 40, 1.12, 1.88) +
        cloud([[401, 244, 68]]),
    ],
    ['hairShade', arc(6, 172, 136, 28, 1.62, 2.03)],
    ['hairShine', 'M262 282a30 30 0 0 1 26 -30M312 214a32 32 0 0 1 34 -20M396 190a34 34 0 0 1 36 -8', 8],
  ],
  bob: [
    [
      'hair',
      'M402 146C296 142 232 212 226 330C222 430 232 530 208 612C214 648 262 656 286 632C256 560 248 470 254 372C300 378 420 372 548 368C552 470 544 560 522 634C548 656 592 646 596 606C578 530 588 430 580 330C572 210 508 148 402 146z',
    ],
    [
      'hairShade',
      'M470 158C540 180 574 240 580 330C588 430 578 530 596 606C592 646 548 656 522 634C544 560 552 470 548 368L500 370C520 300 510 220 470 158z',
    ],
    ['hairShine', 'M252 316C258 252 292 204 344 184M232 470C236 530 226 566 224 600', 9],
    ['hairShade', 'M330 250C326 300 322 340 312 370M410 240C412 300 412 340 408 370', 6],
  ],
  long: [
    [
      'hair',
      'M372 150C330 250 300 312 254 348C250 430 258 500 252 560C246 660 236 740 262 838C232 860 196 852 170 822C216 660 198 500 204 344C212 220 280 150 372 150z',
    ],
    [
      'hair',
      'M364 150C440 126 560 160 586 270C606 350 598 500 610 600C614 690 624 760 636 820C610 852 574 860 546 838C566 740 560 640 556 560C556 480 562 410 548 344C480 330 400 270 364 150z',
    ],
    [
      'hairShade',
      'M480 152C550 168 582 220 592 320C598 420 598 520 610 600C614 690 624 760 636 820C610 852 574 860 546 838C566 740 560 640 556 560C556 480 562 410 548 344L528 338C540 270 524 200 480 152z',
    ],
    [
      'hairShine',
      'M236 320C244 250 280 204 334 184M222 520C224 620 212 700 200 780M410 176C460 190 500 224 524 268',
      9,
    ],
  ],
  layers: [
    [
      'hair',
      'M430 146C386 240 320 300 254 336C250 420 256 480 244 540C236 610 250 660 286 706C230 736 176 720 140 684C206 560 198 470 204 340C212 214 300 140 430 146z',
    ],
    [
      'hair',
      'M420 148C520 150 584 220 592 330C600 440 600 560 664 676C632 718 574 734 520 706C556 660 566 610 558 540C552 480 558 410 548 340C510 300 452 240 420 148z',
    ],
    [
      'hairShade',
      'M500 176C556 206 586 250 592 330C600 440 600 560 664 676C632 718 574 734 520 706C556 660 566 610 558 540C552 480 558 410 548 340C540 280 530 220 500 176z',
    ],
    [
      'hairShine',
      'M238 316C248 252 296 200 362 180M220 500C222 570 204 620 186 660M610 600C618 628 626 648 638 668',
      9,
    ],
  ],
  bun: [
    [
      'hair',
      'M244 400C228 280 292 184 402 182C512 184 574 280 558 400C552 346 536 304 500 276C440 250 360 250 304 276C268 304 250 346 244 400z',
    ],
    ['hairShade', 'M470 196C544 224 568 300 558 400C552 346 536 304 500 276L476 266C492 244 490 216 470 196z'],
    ['hairShine', 'M272 306C290 252 330 216 380 206M330 248C350 226 374 214 400 210', 8],
  ],
  afro: [
    [
      'hair',
      arc(12, 138, 112, 46, 1.0, 2.0) +
        arc(9, 116, 112, 42, 1.06, 1.94) +
        arc(7, 90, 84, 40, 1.12, 1.88) +
        cloud([[401, 244, 68]]),
    ],
    ['hairShade', arc(6, 168, 138, 28, 1.62, 1.98)],
    ['hairShine', 'M214 262a40 40 0 0 1 26 -36M268 190a44 44 0 0 1 40 -22M358 158a46 46 0 0 1 44 -6', 9],
  ],
}

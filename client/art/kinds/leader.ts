import type { Canvas } from '../Canvas.ts'
import type { HexColour, Paint } from '../colours.ts'
import { beardInShade, beardOutline, broadNeck, narrowNeck, softHead } from '../faces.ts'
import { rect } from '../paths.ts'
import { paintShapes, type Shape } from '../shapes.ts'

type Field = 'accent' | 'second' | 'third' | 'muted'

/** Omitted options follow from the seed. */
export interface LeaderOptions {
  person?: keyof typeof people
  /** The colours behind the lit and the shaded half of the face. They meet in the middle of the picture. */
  fields?: readonly [left: Field, right: Field]
}

/** Colours in light and shade. The same in all schemes and themes. */
const face = {
  lit: '#f7c8a8',
  flush: '#ef9f7e',
  shaded: '#c65a40',
  deep: '#7f2c25',
  eyeShade: '#ecc9ba',
} as const satisfies Record<string, HexColour>

const herColours = {
  ...face,
  coat: 'accent',
  hair: '#3d2320',
  hairShade: '#1f1214',
  hairShine: '#9a5136',
  lips: '#b8232a',
  lip: '#dd4f4c',
  lipShade: '#951d26',
  iris: '#7a4630',
  irisShade: '#54281e',
} as const satisfies Record<string, Paint>

const hisColours = {
  ...face,
  coat: 'second',
  hair: '#868da2',
  hairShade: '#3c435c',
  hairShine: '#d3d6e0',
  hairDeep: '#1f2438',
  beard: '#9197aa',
  beardShade: '#484f68',
  lip: '#cf6a52',
  lipShade: '#93402f',
  iris: '#3f6a9a',
  irisShade: '#284467',
} as const satisfies Record<string, Paint>

// Lengths are for a sheet of 800 × 1000; the coat goes on below it.

/** A woman in her late forties with a bob, in painting order. */
const herShapes: readonly Shape<keyof typeof herColours>[] = [
  [
    'hairShade',
    'M412 128C286 118 200 202 196 334C194 430 206 512 176 600C168 656 214 690 274 676L540 678C600 688 646 652 634 594C610 512 620 430 612 330C604 200 526 134 412 128z',
  ],
  ...narrowNeck,
  [
    'coat',
    'M290 742C230 770 150 782 104 822C64 856 40 930 34 1000V1400H790V1000C780 920 752 850 704 822C650 786 570 774 516 744L404 980z',
  ],
  [
    'light',
    'M302 736L280 758L316 850L404 1010L500 860L526 758L508 738C480 800 440 850 406 884C368 850 328 800 302 736z',
  ],
  ['shirtShade', 'M508 738C480 800 440 850 406 884L404 1010L500 860L526 758z'],
  ['coatShade', 'M516 744C570 774 650 786 704 822C752 850 780 920 790 1000V1400H600L640 900z'],
  ['coat', 'M282 746L232 786L246 850L300 858L282 900L404 1130V1010L318 850z'],
  ['coatShade', 'M282 746L232 786L246 850L300 858L282 900L404 1130V1010L318 850z'],
  ['coat', 'M524 746L576 786L562 850L508 858L526 900L404 1130V1010L490 850z'],
  ['coatDeep', 'M524 746L576 786L562 850L508 858L526 900L404 1130V1010L490 850z'],
  ...softHead,
  ['flush', 'M476 462C500 466 524 458 539 440C536 492 516 536 490 552C478 528 472 494 476 462z'],
  ['flush', 'M258 466C284 452 312 462 318 480C318 500 296 514 270 530C262 510 259 490 258 466z'],
  // Eyes.
  ['light', 'M298 414C314 390 354 384 384 415C362 433 322 435 298 414z'],
  ['eyeShade', 'M452 415C478 388 510 390 530 413C511 433 478 433 452 415z'],
  ['iris', 'M325 408a17.5 17.5 0 0 1 35 0a17.5 17.5 0 0 1 -35 0z'],
  ['irisShade', 'M475 408a17.5 17.5 0 0 1 35 0a17.5 17.5 0 0 1 -35 0z'],
  ['ink', 'M334 408a8.5 8.5 0 0 1 17 0a8.5 8.5 0 0 1 -17 0zM484 408a8.5 8.5 0 0 1 17 0a8.5 8.5 0 0 1 -17 0z'],
  ['light', 'M333 402a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 -9 0zM483 402a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 -9 0z'],
  ['ink', 'M284 410C308 384 354 378 386 417', 11],
  ['ink', 'M450 417C477 384 514 384 539 405', 11],
  ['flush', 'M306 378C328 364 356 366 380 386', 5],
  ['deep', 'M456 386C480 366 508 366 526 380', 5],
  ['flush', 'M320 444C338 451 352 449 366 441', 5],
  ['deep', 'M470 441C484 449 498 449 510 443', 4],
  ['hair', 'M284 358C310 334 352 334 390 352L387 365C350 352 314 354 288 368z'],
  ['hairShade', 'M446 352C480 334 516 338 541 365L536 372C510 356 480 354 449 365z'],
  // Nose.
  ['deep', 'M396 517C402 523 412 527 422 526', 6],
  // Mouth.
  [
    'lips',
    'M364 580C384 574 403 568 412 569C418 572 425 572 431 569C443 569 462 574 480 579C462 586 440 588 421 589C401 588 384 586 364 580z',
  ],
  ['lip', 'M374 586C390 592 404 594 421 594C438 594 454 592 471 585C460 606 442 614 421 614C401 614 386 607 374 586z'],
  [
    'lipShade',
    'M424 571C427 571 429 570 431 569C443 569 462 574 480 579C466 604 442 614 421 614C428 604 430 586 424 571z',
  ],
  ['deep', 'M352 571C356 578 362 582 372 584C402 592 444 592 474 583C483 580 489 576 492 569', 5],
  ['flush', 'M350 528C338 540 332 549 331 558', 5],
  ['deep', 'M476 530C487 543 491 550 492 558', 5],
  ['flush', 'M398 634C408 630 420 630 428 633', 5],
  // Hair front.
  [
    'hair',
    'M348 146C330 240 302 300 250 338C250 400 258 440 252 490C246 556 240 610 268 668C214 680 180 650 188 598C214 520 200 430 202 334C206 224 262 150 348 146z',
  ],
  [
    'hair',
    'M348 146C404 122 540 142 584 250C606 330 596 420 606 500C616 568 626 620 592 664C556 654 552 580 556 510C562 430 560 372 546 336C500 340 400 300 348 146z',
  ],
  ['hairShine', 'M240 306C246 244 272 200 316 178', 10],
  ['hairShine', 'M226 470C230 540 214 572 216 614', 9],
  ['hairShine', 'M404 164C480 166 546 214 572 292', 10],
  ['hairShade', 'M322 190C312 240 292 276 268 300', 6],
  ['hairShine', 'M592 560C600 590 600 612 588 632', 8],
  ['hairShade', 'M206 470C212 540 200 580 206 630', 6],
  ['hairShade', 'M384 192C420 260 480 300 542 310', 6],
  ['third', 'M250 566a11 11 0 0 1 22 0a11 11 0 0 1 -22 0z'],
]

/** A man in his mid-fifties with a grey beard and glasses, in painting order. */
const hisShapes: readonly Shape<keyof typeof hisColours>[] = [
  // Neck.
  ...broadNeck,
  // Jacket.
  [
    'coat',
    'M262 744C194 772 118 788 76 828C40 862 20 930 14 1000V1400H798V1000C790 930 766 858 722 828C666 790 596 774 540 744L404 1000z',
  ],
  ['coatShade', 'M540 744C596 774 666 790 722 828C766 858 790 930 798 1000V1400H612L652 904z'],
  ['light', 'M288 800L404 880L520 800L510 900L404 1060L300 900z'],
  ['shirtShade', 'M404 880L520 800L510 900L404 1060z'],
  ['light', 'M288 718L246 758L300 884L404 880C352 836 306 786 288 718z'],
  ['light', 'M518 718L560 758L510 884L404 880C456 836 500 786 518 718z'],
  ['collarShade', 'M518 718L560 758L510 884L404 880C456 836 500 786 518 718z'],
  ['coat', 'M256 750L198 796L216 868L272 876L252 922L404 1160V1040L300 880z'],
  ['coatShade', 'M256 750L198 796L216 868L272 876L252 922L404 1160V1040L300 880z'],
  ['coat', 'M552 750L608 796L592 868L536 876L556 922L404 1160V1040L510 880z'],
  ['coatDeep', 'M552 750L608 796L592 868L536 876L556 922L404 1160V1040L510 880z'],
  ['collarShade', 'M397 930a7 7 0 0 1 14 0a7 7 0 0 1 -14 0z'],
  // Ears.
  ['lit', 'M250 398C228 378 206 394 212 432C218 474 238 496 262 490z'],
  ['flush', 'M242 412C228 406 224 424 228 440C232 456 242 468 252 470', 6],
  ['shaded', 'M554 398C576 378 598 394 592 432C586 474 566 496 542 490z'],
  // Face.
  [
    'lit',
    'M246 330C242 410 246 470 256 530C270 600 324 672 372 684H432C480 672 534 600 546 530C556 470 560 410 556 330C552 230 482 180 402 180C320 180 250 230 246 330z',
  ],
  [
    'shaded',
    'M478 190C460 250 470 310 456 352C444 392 452 446 462 486C469 514 450 534 422 535C402 535 384 528 374 515C374 536 392 545 412 546C420 560 418 570 424 582L404 684H432C480 672 534 600 546 530C556 470 560 410 556 330C553 260 526 210 478 190z',
  ],
  ['flush', 'M482 462C506 470 534 458 549 438C547 492 534 540 504 554C488 532 478 496 482 462z'],
  ['flush', 'M252 466C280 450 308 460 314 480C312 502 296 520 269 530C258 508 254 490 252 466z'],
  // Beard.
  ['beard', beardOutline],
  ['beardShade', beardInShade],
  ['lip', 'M370 592C386 594 400 594 411 594C426 594 444 594 462 591C454 610 434 618 412 618C392 618 378 610 370 592z'],
  ['lipShade', 'M420 594C440 594 452 593 462 591C454 610 434 618 412 618C420 610 422 602 420 594z'],
  ['hairDeep', 'M348 578C368 594 390 594 411 594C434 594 460 594 482 575', 7],
  ['hairDeep', 'M388 652C402 658 418 658 430 652', 5],
  ['hairShine', 'M286 586C300 630 322 660 350 678', 7],
  // Eyes.
  ['light', 'M300 418C318 396 352 394 378 418C358 432 320 434 300 418z'],
  ['eyeShade', 'M450 416C476 394 506 396 524 416C506 432 474 432 450 416z'],
  ['iris', 'M322 413a16 16 0 0 1 32 0a16 16 0 0 1 -32 0z'],
  ['irisShade', 'M470 413a16 16 0 0 1 32 0a16 16 0 0 1 -32 0z'],
  ['ink', 'M330 413a8 8 0 0 1 16 0a8 8 0 0 1 -16 0zM478 413a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z'],
  ['light', 'M328 407a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 -9 0zM476 407a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 -9 0z'],
  ['ink', 'M294 420C314 394 352 390 382 420', 9],
  ['ink', 'M446 419C474 390 508 390 530 416', 9],
  ['flush', 'M310 440C326 446 348 446 362 438', 5],
  ['flush', 'M262 424L276 418M262 440L278 436', 4],
  ['deep', 'M466 439C482 446 502 446 516 438', 5],
  ['hairShade', 'M270 370C296 342 350 338 390 352L390 374C350 360 306 362 276 384z'],
  ['hairDeep', 'M442 352C480 338 520 340 550 370L544 384C514 362 474 360 442 374z'],
  ['deep', 'M378 520C386 529 404 534 418 533', 6],
  // Forehead.
  ['flush', 'M318 288C350 280 400 280 432 286', 5],
  ['deep', 'M480 288C494 288 506 290 516 294', 4],
  // Hair.
  [
    'hair',
    'M240 352C208 246 258 134 404 124C562 118 600 246 566 352L557 402C553 350 550 330 538 312C524 288 518 268 522 242C470 258 402 244 360 212C328 230 292 262 276 298C260 322 252 350 246 402z',
  ],
  [
    'hairShade',
    'M450 128C566 138 596 250 566 352L557 402C553 350 550 330 538 312C524 288 518 268 522 242C510 246 498 248 486 249C500 214 490 164 450 128z',
  ],
  ['hairShine', 'M262 282C262 232 288 194 332 172', 9],
  ['hairShine', 'M352 186C378 208 414 222 452 222', 8],
  ['hairShade', 'M340 160C372 186 410 200 468 200', 6],
  ['hairDeep', 'M556 300C560 250 548 210 524 180', 7],
  // Glasses.
  [
    'ink',
    'M276 404Q276 384 296 384H370Q392 384 391 404C390 440 372 456 338 456C300 456 278 440 276 404zM437 404Q436 384 458 384H528Q548 384 547 404C546 440 528 456 494 456C458 456 439 440 437 404zM391 406Q414 392 437 406M276 400L250 396M547 400L556 398',
    8,
  ],
]

const people = {
  woman: (canvas: Canvas) => paintShapes(canvas, herColours, herShapes),
  man: (canvas: Canvas) => paintShapes(canvas, hisColours, hisShapes),
} as const

/** Draws a leader of the party from the front, lit from the left. All leaders are equal in size. */
export function drawLeader(canvas: Canvas, options: LeaderOptions): void {
  const { width, height, random } = canvas
  const [left, right] = options.fields ?? [random.pick(['accent', 'second']), random.pick(['third', 'muted'])]
  const paintPerson = canvas.choose(people, options.person)
  canvas.fillAll(left).fill(rect(width / 2, 0, width / 2, height), right)

  // A wide picture cuts the coat, not the head.
  const scale = 1.06 * Math.min(width / 800, height / 800)
  const x = Math.round(width / 2 - 400 * scale)
  const y = Math.round(0.4 * (height - 1000 * scale))
  canvas.transformed(`translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})`, () => paintPerson(canvas))
}

// plakat.js - deterministic generative poster art. No dependencies. Same seed => same bytes.
// art({seed, kind, theme, ratio, accent, mode}) -> SVG string. See plakat.d.ts and design.md section 9.
// Light always comes from the upper left; the right-hand face of every solid is the shaded one.

/* ------------------------------------------------------------------ randomness */
export function rng(str) {
  let h = 1779033703 ^ str.length
  for (let i = 0; i < str.length; i++) {
    h = Math.imul(h ^ str.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  let a = (h ^ (h >>> 16)) >>> 0
  const n = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  for (let i = 0; i < 6; i++) n()
  return {
    n,
    f: (lo, hi) => lo + n() * (hi - lo),
    i: (lo, hi) => lo + Math.floor(n() * (hi - lo + 1)),
    of: (arr) => arr[Math.floor(n() * arr.length)],
    ok: (q = 0.5) => n() < q,
    mix: (arr) => {
      const o = [...arr]
      for (let i = o.length - 1; i > 0; i--) {
        const j = Math.floor(n() * (i + 1))
        ;[o[i], o[j]] = [o[j], o[i]]
      }
      return o
    },
  }
}

/* ------------------------------------------------------------------ theme worlds
   g ground, k ink, a accent, b second, c third, l light, s shade (a mid tone between g and k), m muted tint of g,
   i ink drawn straight on a ground (cables, shafts, poles): equals k, but turns light in dark mode through --p-i.
   `kinds` is the motif vocabulary a theme draws from when kind is left out. */
const T = (g, k, a, b, c, l, s, m, kinds, dark = 0) => ({ g, k, a, b, c, l, s, m, kinds, dark })
export const themes = {
  plakat: T('#f3efe6', '#15171f', '#d9301f', '#1f49c7', '#f6b81a', '#ffffff', '#bdb6a8', '#e3dccd', [
    'hero',
    'place',
    'map',
    'abstract',
    'portrait',
    'landscape',
  ]),
  startup: T('#ecebff', '#17133f', '#4b3bff', '#00b08b', '#ff7d5c', '#ffffff', '#aaa5e8', '#d9d6ff', [
    'device',
    'abstract',
    'chart',
    'orbit',
  ]),
  finance: T('#e6efe9', '#0b2a22', '#0c7a56', '#d0a52c', '#7fb9a0', '#fbfdf9', '#9dbcae', '#d0e2d8', [
    'chart',
    'architecture',
    'abstract',
  ]),
  restaurant: T(
    '#211713',
    '#120b08',
    '#e4562c',
    '#dca646',
    '#7d8b46',
    '#f7ecdc',
    '#5d4335',
    '#33241d',
    ['food', 'interior'],
    1,
  ),
  hotel: T('#fde7cd', '#10394a', '#0d7788', '#f4974a', '#e2552e', '#fffaf2', '#8cc0be', '#fad3ab', [
    'landscape',
    'architecture',
    'place',
    'interior',
  ]),
  yoga: T('#f5eaee', '#3a2243', '#8b52a8', '#eba679', '#6aa38a', '#fffafb', '#cbb0cf', '#ead6e3', [
    'body',
    'landscape',
    'botanic',
  ]),
  gym: T(
    '#101216',
    '#05060a',
    '#d6ff1f',
    '#ff4b36',
    '#8f96a3',
    '#f5f7f2',
    '#3a3f4a',
    '#1c2027',
    ['sport', 'abstract', 'portrait'],
    1,
  ),
  spa: T('#e6eee9', '#21433a', '#3c7d69', '#e0b79a', '#a7c7b6', '#fbfefc', '#93b5a6', '#d3e1d9', [
    'botanic',
    'body',
    'landscape',
  ]),
  cafe: T('#f6e6d1', '#2c1a11', '#ab5228', '#e6a755', '#3a6d5d', '#fff9f0', '#c39a76', '#ecd2b1', ['food', 'interior']),
  interior: T('#efe5db', '#2a2421', '#b6512d', '#566c50', '#e3b24c', '#fffaf4', '#b9a593', '#e0d0c0', [
    'interior',
    'architecture',
  ]),
  dentist: T('#e2f2f7', '#0d2e43', '#0a7fb0', '#64cdc0', '#ffab98', '#ffffff', '#98c6d9', '#cde7f0', [
    'dental',
    'portrait',
    'abstract',
  ]),
  beton: T('#e5e3dd', '#171717', '#e0431b', '#8a8880', '#c7c3b8', '#f8f7f3', '#a9a69c', '#d6d3ca', [
    'architecture',
    'place',
    'abstract',
  ]),
  fashion: T('#f6d9da', '#1d0f16', '#bf1a5a', '#f1693a', '#3b2b80', '#fff4f1', '#d7a0ab', '#efc3c7', [
    'fashion',
    'portrait',
    'abstract',
  ]),
  furniture: T('#f2ecde', '#24302a', '#ca7126', '#2c5f4f', '#eac56a', '#fffcf4', '#b7b29a', '#e3dbc5', [
    'interior',
    'abstract',
  ]),
  photo: T(
    '#15161a',
    '#000000',
    '#ffc92e',
    '#8c9097',
    '#4a4e57',
    '#f4f4f1',
    '#34373e',
    '#202228',
    ['camera', 'landscape', 'portrait'],
    1,
  ),
  magazine: T('#fff2d2', '#121212', '#e2062c', '#1446a4', '#ffc505', '#ffffff', '#cfbf98', '#f5e2b2', [
    'type',
    'portrait',
    'fashion',
    'abstract',
  ]),
  agency: T('#ffdcea', '#1b0c30', '#6b1fff', '#ff4d78', '#1fcfb0', '#fffafd', '#c9a2dd', '#f7c2dc', [
    'type',
    'abstract',
    'device',
    'orbit',
  ]),
  events: T(
    '#160b2c',
    '#0a0418',
    '#ff3ea2',
    '#6a4dff',
    '#ffd23d',
    '#fbf5ff',
    '#43307a',
    '#24143f',
    ['stage', 'hero', 'abstract'],
    1,
  ),
  growth: T('#e3f3ff', '#0a2540', '#0074d6', '#ff8a3c', '#1fb079', '#ffffff', '#94bfe2', '#cbe5fb', [
    'chart',
    'device',
    'orbit',
    'abstract',
  ]),
}
export const ratios = {
  '3:2': [600, 400],
  '4:5': [400, 500],
  '1:1': [400, 400],
  '2:1': [640, 320],
  '2:3': [400, 600],
  '16:9': [640, 360],
  '3:4': [390, 520],
}
export const products = [
  'lighter',
  'usb',
  'flag-small',
  'flag-large',
  'tshirt',
  'folder',
  'cap',
  'umbrella',
  'bag',
  'card',
]

/* ------------------------------------------------------------------ drawing kit */
const z = (v) => {
  const t = Math.round(v * 10) / 10
  return t === 0 ? 0 : t
}
const R = (x, y, w, h) => `M${z(x)} ${z(y)}h${z(w)}v${z(h)}h${z(-w)}z`
const D = (x, y, r) => `M${z(x - r)} ${z(y)}a${z(r)} ${z(r)} 0 1 1 ${z(2 * r)} 0a${z(r)} ${z(r)} 0 1 1 ${z(-2 * r)} 0z`
// half disc on centre (x,y); flat side through the centre. dir: 0 dome up, 1 bulge right, 2 bowl down, 3 bulge left
const HD = (x, y, r, d) =>
  d === 0
    ? `M${z(x - r)} ${z(y)}a${z(r)} ${z(r)} 0 0 1 ${z(2 * r)} 0z`
    : d === 2
      ? `M${z(x - r)} ${z(y)}a${z(r)} ${z(r)} 0 0 0 ${z(2 * r)} 0z`
      : d === 1
        ? `M${z(x)} ${z(y - r)}a${z(r)} ${z(r)} 0 0 1 0 ${z(2 * r)}z`
        : `M${z(x)} ${z(y - r)}a${z(r)} ${z(r)} 0 0 0 0 ${z(2 * r)}z`
// quarter disc filling a cell (x,y,s); q is the corner that holds the centre: 0 TL, 1 TR, 2 BR, 3 BL
const Q = (x, y, s, q) =>
  q === 0
    ? `M${z(x)} ${z(y)}h${z(s)}a${z(s)} ${z(s)} 0 0 1 ${z(-s)} ${z(s)}z`
    : q === 1
      ? `M${z(x + s)} ${z(y)}v${z(s)}a${z(s)} ${z(s)} 0 0 1 ${z(-s)} ${z(-s)}z`
      : q === 2
        ? `M${z(x + s)} ${z(y + s)}h${z(-s)}a${z(s)} ${z(s)} 0 0 1 ${z(s)} ${z(-s)}z`
        : `M${z(x)} ${z(y + s)}v${z(-s)}a${z(s)} ${z(s)} 0 0 1 ${z(s)} ${z(s)}z`
const G = (pts) => 'M' + pts.map((p) => z(p[0]) + ' ' + z(p[1])).join('L') + 'z'
const RR = (x, y, w, h, r) =>
  `M${z(x + r)} ${z(y)}h${z(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${z(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${z(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${z(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`
const leaf = (x, y, len, wd, ang) => {
  const dx = Math.cos(ang),
    dy = Math.sin(ang),
    ex = x + dx * len,
    ey = y + dy * len,
    mx = x + dx * len * 0.5,
    my = y + dy * len * 0.5,
    nx = -dy * wd,
    ny = dx * wd
  return [
    `M${z(x)} ${z(y)}Q${z(mx + nx)} ${z(my + ny)} ${z(ex)} ${z(ey)}Q${z(mx - nx)} ${z(my - ny)} ${z(x)} ${z(y)}z`,
    `M${z(x)} ${z(y)}Q${z(mx + nx)} ${z(my + ny)} ${z(ex)} ${z(ey)}z`,
  ]
}

class Cv {
  constructor(W, H, r, dark) {
    this.W = W
    this.H = H
    this.r = r
    this.dark = dark
    this.o = []
    this.defs = ''
    this.nid = 0
  }
  p(d, c, x = '') {
    const e = this.o[this.o.length - 1]
    if (e && e.c === c && e.x === x && e.d !== undefined) e.d += d
    else this.o.push({ d, c, x })
    return this
  }
  s(d, c, w, x = '') {
    this.o.push({ raw: `<path fill="none" stroke="$${c}" stroke-width="${z(w)}" d="${d}"${x}/>` })
    return this
  }
  raw(t) {
    this.o.push({ raw: t })
    return this
  }
  open(x) {
    return this.raw(`<g ${x}>`)
  }
  close() {
    return this.raw('</g>')
  }
  clip(d, fn) {
    const id = `$I${this.nid++}`
    this.defs += `<clipPath id="${id}"><path d="${d}"/></clipPath>`
    this.open(`clip-path="url(#${id})"`)
    fn()
    return this.close()
  }
  over(d, c) {
    return this.p(d, c, this.dark ? ' opacity=".85"' : ' style="mix-blend-mode:multiply"')
  }
  // halftone field: rows of round dots growing from lo to hi. One short path per row.
  tone(x, y, w, h, c, lo = 0.5, hi = 6.5, step = 10, x2 = '') {
    let t = ''
    const n = Math.max(2, Math.round(h / step))
    for (let i = 0; i < n; i++)
      t += `<path stroke-width="${z(lo + (hi - lo) * (i / (n - 1)))}" d="M${z(x + (i % 2 ? step / 2 : 0))} ${z(y + i * step)}h${z(w)}"/>`
    return this.raw(`<g fill="none" stroke="$${c}" stroke-linecap="round" stroke-dasharray="0 ${step}"${x2}>${t}</g>`)
  }
  hatch(x, y, w, h, c, gap = 8, sw = 2.5) {
    let d = ''
    for (let i = 0; i <= h; i += gap) d += `M${z(x)} ${z(y + i)}h${z(w)}`
    return this.s(d, c, sw)
  }
  rings(x, y, r0, r1, n, c, sw) {
    let d = ''
    for (let i = 0; i < n; i++) d += D(x, y, r0 + (r1 - r0) * (n < 2 ? 0 : i / (n - 1)))
    return this.s(d, c, sw)
  }
  rays(x, y, R1, n, c, a0 = 0, a1 = Math.PI * 2) {
    let d = ''
    const st = (a1 - a0) / n
    for (let i = 0; i < n; i++) {
      const A = a0 + i * st,
        B = A + st / 2
      d += G([
        [x, y],
        [x + Math.cos(A) * R1, y + Math.sin(A) * R1],
        [x + Math.cos(B) * R1, y + Math.sin(B) * R1],
      ])
    }
    return this.p(d, c)
  }
  pick(n) {
    const q = this.r.i(0, n - 1)
    return this.opt.v === undefined ? q : this.opt.v % n
  }
  bg(c) {
    return this.p(R(0, 0, this.W, this.H), c)
  }
  grain() {
    const id = `$I${this.nid++}`
    this.defs += `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .08 0 0 0 0 .07 0 0 0 0 .08 0 0 0 -1.6 1.05"/></filter>`
    return this.raw(
      `<path d="${R(0, 0, this.W, this.H)}" filter="url(#${id})" opacity=".15" style="mix-blend-mode:${this.dark ? 'soft-light' : 'multiply'}"/>`,
    )
  }
  out() {
    return this.o.map((e) => (e.raw !== undefined ? e.raw : `<path fill="$${e.c}" d="${e.d}"${e.x}/>`)).join('')
  }
}
// brand mark on a 3x2 module box (u = module): two equal halves on one line
export const markPath = (x, y, u) => HD(x + 2 * u, y + u, u, 0) + HD(x + u, y + u, u, 2)

/* ------------------------------------------------------------------ shared backdrops */
function sky(c, cx, cy) {
  const { W, H, r } = c,
    v = c.opt.sky !== undefined ? c.opt.sky : r.i(0, 4)
  if (v === 0) {
    c.hatch(0, H * 0.04, W, H * 0.8, 'm', H * 0.085, H * 0.04)
    c.p(D(cx, cy, H * 0.31), 'a')
  } else if (v === 1) {
    c.p(D(cx, cy, H * 0.5), 'm')
      .p(D(cx, cy, H * 0.38), 'c')
      .p(D(cx, cy, H * 0.25), 'a')
  } else if (v === 2) {
    c.tone(-6, 6, W + 20, H * 0.5, 's', 5.5, 0.4, 12)
    c.p(D(cx, cy, H * 0.32), 'a')
  } else if (v === 3) {
    c.p(R(0, 0, W * 0.5, H), 'm')
    c.p(HD(cx, cy, H * 0.36, 3), 'a').p(HD(cx, cy, H * 0.36, 1), 'c')
  } else {
    c.rings(cx, cy, H * 0.34, H * 0.92, 7, 'm', H * 0.035)
    c.p(D(cx, cy, H * 0.29), 'a')
  }
}
function ground(c, y, k1 = 'k', k2 = 'b') {
  const { W, H, r } = c,
    d = r.f(-0.05, 0.05) * H
  c.p(`M0 ${z(y + d)}Q${z(W * 0.5)} ${z(y - H * 0.07)} ${W} ${z(y - d)}V${H}H0z`, k2)
  c.p(`M0 ${z(y + H * 0.08)}Q${z(W * 0.55)} ${z(y + H * 0.01)} ${W} ${z(y + H * 0.1)}V${H}H0z`, k1)
}
function person(c, x, y, s, body, head) {
  c.p(HD(x, y, s, 0), body).p(R(x - s, y, s * 2, s * 1.6), body)
  c.p(D(x, y - s * 1.3, s * 0.52), head)
}

// tile kit without hairlines. Later cells cover what runs past the right and lower edge, so motifs run E past those two sides; on the
// left and upper side the cell ground steps back by E behind a motif that fills that side, so two antialiased edges never lie on one line.
const E = 0.9
const QE = (x, y, s, q) => {
  const l = q === 0 || q === 3,
    t = q < 2,
    X = l ? x : x + s,
    Y = t ? y : y + s,
    dx = l ? 1 : -1,
    dy = t ? 1 : -1,
    ox = l ? X : X + E,
    oy = t ? Y : Y + E
  return `M${z(ox)} ${z(oy)}H${z(X + dx * s)}V${z(Y)}A${z(s)} ${z(s)} 0 0 ${dx * dy > 0 ? 1 : 0} ${z(X)} ${z(Y + dy * s)}H${z(ox)}z`
}
const ground0 = (x, y, s, l, t) => R(x + (l ? E : 0), y + (t ? E : 0), s + (l ? E : 2 * E), s + (t ? E : 2 * E))

/* ------------------------------------------------------------------ scenes */
const B = {}
const heroes = [
  function wings(c) {
    const { W, H, r } = c,
      cx = W * r.f(0.44, 0.56),
      base = H * 0.84,
      k = Math.min(W, H * 1.5) / 600,
      f = r.f(0.9, 1.15)
    sky(c, cx + r.f(-0.04, 0.04) * W, H * 0.4)
    ground(c, base, 'k', 'b')
    const w = 52 * k * f,
      tops = [0.36, 0.13, 0.05, 0.15, 0.3].map((t) => t * H),
      bots = [base + 6, H * 0.75, H * 0.64, H * 0.54, H * 0.42]
    for (const sgn of [-1, 1])
      for (let i = 0; i < 4; i++) {
        const x0 = cx + sgn * (13 * k + i * w),
          x1 = cx + sgn * (13 * k + (i + 1) * w)
        c.p(
          G([
            [x0, tops[i]],
            [x1, tops[i + 1]],
            [x1, bots[i + 1]],
            [x0, bots[i]],
          ]),
          sgn < 0 ? ['l', 's', 'l', 's'][i] : ['i', 's', 'i', 'l'][i],
        )
      }
    c.p(R(cx - 70 * k, base + 2, 140 * k, 10 * k), 'l')
    c.p(
      G([
        [cx - 16 * k, base + 6],
        [cx + 16 * k, base + 6],
        [cx + 110 * k, H],
        [cx - 110 * k, H],
      ]),
      'l',
    )
    c.tone(cx - 100 * k, base + 22, 200 * k, H - base, 's', 1, 4, 9)
    for (let i = 0; i < 3; i++)
      person(c, cx + (i * 26 - 26) * k, H * 0.955, 8 * k, i === 1 ? 'a' : 'k', i === 1 ? 'a' : 'k')
  },
  function fins(c) {
    const { W, H, r } = c,
      cx = W * r.f(0.4, 0.6),
      base = H * 0.86,
      k = H / 400
    sky(c, cx, H * 0.44)
    ground(c, base, 'k', 'b')
    const n = 5
    for (const i of [-2, 2, -1, 1, 0]) {
      const bx = cx + i * 20 * k,
        tx = cx + i * 62 * k,
        top = H * (0.08 + Math.abs(i) * 0.085),
        w = 15 * k
      c.p(
        G([
          [bx - w * 0.5, base + 8],
          [tx - w * 1.1, top + 12 * k],
          [tx, top],
          [bx + w * 0.3, base + 8],
        ]),
        'l',
      )
      c.p(
        G([
          [bx + w * 0.3, base + 8],
          [tx, top],
          [tx + w * 1.2, top + 34 * k],
          [bx + w * 1.1, base + 8],
        ]),
        i > 0 ? 'i' : 's',
      )
    }
    c.p(R(cx - 90 * k, base + 4, 180 * k, 9 * k), 'l').p(R(cx - 120 * k, base + 13 * k, 240 * k, 9 * k), 's')
    for (let i = 0; i < 4; i++) person(c, cx + (i * 40 - 62) * k, H * 0.98, 10 * k, ['a', 'l', 'c', 'l'][i], 'l')
  },
  function crowd(c) {
    const { W, H, r } = c
    c.p(R(0, 0, W, H), 'a')
    const cx = W * r.f(0.3, 0.7)
    c.rings(cx, H * 0.62, H * 0.36, H * 1.25, 8, 'A', H * 0.05)
    c.p(D(cx, H * 0.62, H * 0.36), 'c')
    c.p(D(cx, H * 0.62, H * 0.27), 'l')
    c.clip(D(cx, H * 0.62, H * 0.27), () => c.tone(cx - H * 0.3, H * 0.36, H * 0.6, H * 0.5, 'c', 0.5, 7, 10))
    const poles = r.i(3, 4)
    for (let i = 0; i < poles; i++) {
      const x = W * (0.1 + (i * 0.8) / poles) + r.f(-10, 10),
        y = H * r.f(0.06, 0.2),
        u = H * r.f(0.055, 0.075),
        k = ['k', 'l', 'b'][i % 3]
      c.p(R(x, y, 5, H), 'k')
      c.p(R(x + 5, y, u * 3, u * 2), k)
      c.p(markPath(x + 5 + u * 0.45, y + u * 0.3, u * 0.7), k === 'l' ? 'a' : 'l')
    }
    const id = `$I${c.nid++}`
    c.defs += `<g id="${id}"><path d="M-10 16V0a10 10 0 0 1 20 0V16z"/><circle cy="-13" r="5.4" fill="currentColor"/></g>`
    let s = H * 0.052
    for (let row = 0; row < 4; row++) {
      const y = H * (0.62 + row * 0.125),
        n = Math.ceil(W / (s * 2.25)) + 1,
        off = row % 2 ? s * 1.12 : 0,
        pal = [
          ['b', 'k'],
          ['k', 'b', 'k'],
          ['l', 'b', 'k', 'b'],
          ['k', 'b', 'k'],
        ][row],
        by = {}
      c.p(R(0, y + s, W, H), 'k')
      for (let i = -1; i < n; i++) {
        const bd = r.of(pal),
          hd = bd === 'l' ? 'k' : r.ok(0.75) ? 'l' : 'c'
        ;(by[bd + hd] = by[bd + hd] || []).push(Math.round(((i * s * 2.25 + off + s) / s) * 10))
      }
      c.open(`transform="translate(0 ${z(y)}) scale(${z(s) / 10})"`)
      for (const q in by)
        c.raw(`<g fill="$${q[0]}" color="$${q[1]}">${by[q].map((x) => `<use href="#${id}" x="${x}"/>`).join('')}</g>`)
      c.close()
      s *= 1.26
    }
  },
  function steps(c) {
    const { W, H, r } = c,
      n = 7,
      sw = W / n
    c.p(R(0, 0, W, H), 'm')
    c.p(D(W * 0.7, H * 0.36, H * 0.31), 'a')
    c.rings(W * 0.7, H * 0.36, H * 0.4, H * 0.9, 6, 's', 2)
    for (let i = 0; i < n; i++) {
      const y = H * 0.9 - i * H * 0.105
      c.p(R(i * sw, y, sw + 0.5, H - y), i % 2 ? 'b' : 'k')
      c.p(R(i * sw, y, sw, H * 0.022), 'l')
    }
    c.p(
      G([
        [0, H],
        [W * 0.62, H],
        [0, H * 0.93],
      ]),
      'c',
    )
    c.tone(W * 0.44, H * 0.7, W * 0.6, H * 0.34, 'l', 0.4, 4.5, 11)
    const i = r.i(2, 4)
    for (const [j, q] of [
      [i, 'a'],
      [i - 1, 'l'],
      [i - 2, 'c'],
    ]) {
      const x = (j + 0.5) * sw,
        y = H * 0.9 - j * H * 0.105,
        s = H * 0.038
      c.p(R(x - s * 0.62, y - s * 2.6, s * 1.24, s * 2.6), q)
        .p(HD(x, y - s * 2.5, s * 0.62, 0), q)
        .p(D(x, y - s * 3.75, s * 0.62), 'l')
    }
  },
  function factory(c) {
    const { W, H, r } = c
    sky(c, W * r.f(0.25, 0.4), H * 0.4)
    const y = H * 0.78,
      n = 4,
      fw = W * 0.15,
      x0 = W * 0.38
    for (let i = 0; i < 2; i++) {
      const x = W * (0.14 + i * 0.1),
        t = H * (0.2 + i * 0.1)
      c.p(
        G([
          [x, t],
          [x + 22, t],
          [x + 30, y],
          [x - 8, y],
        ]),
        'i',
      )
      c.p(R(x - 1, t + 16, 24, 12), 'l').p(R(x - 2, t + 44, 26, 12), 'l')
      for (let j = 0; j < 4; j++) c.p(D(x + 16 + j * 34, t - 16 - j * 15, 13 + j * 6), j % 2 ? 's' : 'l')
    }
    for (let i = 0; i < n; i++) {
      const x = x0 + i * fw
      c.p(
        G([
          [x, y],
          [x, H * 0.5],
          [x + fw, H * 0.37],
          [x + fw, y],
        ]),
        i % 2 ? 'b' : 'k',
      )
      c.p(
        G([
          [x + fw * 0.78, H * 0.4 + fw * 0.07],
          [x + fw, H * 0.37],
          [x + fw, H * 0.56],
          [x + fw * 0.78, H * 0.56],
        ]),
        'c',
      )
      c.p(R(x + fw * 0.18, H * 0.62, fw * 0.42, H * 0.06), 'l')
    }
    c.p(R(0, y, W, H - y), 'a')
    c.hatch(0, y + 12, W, H - y, 'k', 12, 4)
    for (let i = 0; i < 5; i++)
      person(c, W * (0.12 + i * 0.085), H * 0.97, H * 0.045, ['k', 'l', 'k', 'c', 'k'][i], 'l')
  },
  function totem(c) {
    const { W, H, r } = c,
      cx = W * r.f(0.55, 0.68),
      u = H * 0.1,
      base = H * 0.86
    c.p(R(0, 0, W, H), 'g')
    c.p(R(0, 0, W * 0.36, H), 'a')
    c.p(D(W * 0.36, H * 0.38, H * 0.27), 'c')
    c.clip(R(W * 0.36, 0, W, H), () => c.tone(W * 0.36 - H * 0.28, H * 0.12, H * 0.56, H * 0.54, 'a', 0.4, 8, 11))
    ground(c, base, 'k', 'b')
    const q = H * 0.118
    for (let i = 0; i < 3; i++) {
      const y = base - q * 0.86 - i * q * 1.94,
        sx = q * 0.5 * (i % 2 ? -1 : 1),
        f = ['l', 'a', 'l'][i]
      c.p(HD(cx - sx, y, q, 2), f).p(Q(cx - sx, y, q, 0), i === 1 ? 'k' : 's')
      c.p(HD(cx + sx, y, q, 0), i === 1 ? 'c' : 'k').p(Q(cx + sx - q, y - q, q, 2), i === 1 ? 'l' : 'l')
    }
    c.p(R(cx - q * 1.5, base - 4, q * 3, q * 0.22), 'l')
    for (let i = 0; i < 3; i++) person(c, W * 0.1 + i * H * 0.13, H * 0.985, H * 0.05, ['l', 'c', 'l'][i], 'l')
  },
]
B.hero = (c) => heroes[c.pick(heroes.length)](c)

function block(c, x, y, w, h, base, f1, f2, win) {
  // tower: lit face, shaded face, dashed window columns
  const d = w * 0.3,
    cols = Math.max(2, Math.round(w / 15)),
    gw = w / (cols * 2 + 1)
  c.p(R(x, y, w, base - y), f1).p(
    G([
      [x + w, y],
      [x + w + d, y + d * 0.45],
      [x + w + d, base],
      [x + w, base],
    ]),
    f2,
  )
  let p = ''
  for (let i = 0; i < cols; i++) p += `M${z(x + gw * (1.5 + i * 2))} ${z(y + gw * 1.2)}V${z(base - 8)}`
  c.s(p, win, gw, ` stroke-dasharray="${z(gw * 1.3)} ${z(gw)}"`)
}
const places = [
  function bridge(c) {
    const { W, H, r } = c,
      y = H * 0.66,
      px = W * r.f(0.56, 0.68)
    sky(c, W * 0.3, H * 0.4)
    let x = -10
    while (x < W) {
      const w = r.f(24, 52),
        h = r.f(0.06, 0.24) * H
      c.p(R(x, y - h, w - 3, h), r.of(['s', 'm', 's']))
      x += w
    }
    c.p(R(0, y, W, H - y), 'b')
    c.p(R(0, y - 6, W, 12), 'i')
    let d = ''
    const top = H * 0.08
    for (let i = 1; i < 10; i++) {
      d += `M${z(px)} ${z(top + i * 7)}L${z(px - i * W * 0.06)} ${z(y)}M${z(px)} ${z(top + i * 7)}L${z(px + i * W * 0.04)} ${z(y)}`
    }
    c.s(d, 'i', 1.6)
    c.p(
      G([
        [px - 3, top - 10],
        [px + 3, top - 10],
        [px + 14, y + 30],
        [px - 14, y + 30],
      ]),
      'l',
    )
    c.p(
      G([
        [px, top - 10],
        [px + 3, top - 10],
        [px + 14, y + 30],
        [px, y + 30],
      ]),
      'i',
    )
    let e = ''
    for (let i = 0; i < 7; i++) {
      const w = r.f(0.12, 0.4) * W
      e += R(r.f(-0.1, 0.9) * W, y + 26 + (i * (H - y - 20)) / 7, w, 5)
    }
    c.p(e, 'l')
    c.over(R(px - 14, y + 20, 28, H), 'a')
  },
  function city(c) {
    const { W, H, r } = c
    sky(c, W * r.f(0.3, 0.7), H * 0.38)
    const base = H * 0.88
    for (let row = 0; row < 3; row++) {
      let x = -20 + row * 13
      const cols = [
        ['m', 's', 'g'],
        ['b', 'k', 'l'],
        ['l', 's', 'k'],
      ][row]
      while (x < W) {
        const w = r.f(38, 66) * (1 + row * 0.18),
          h = H * r.f(0.2, 0.5) * (1.25 - row * 0.32)
        if (row < 2 || r.ok(0.7))
          block(
            c,
            x,
            base - h,
            w * 0.72,
            h,
            base,
            row === 2 && r.ok(0.35) ? 'c' : cols[0],
            cols[1],
            row === 2 ? 'k' : cols[2],
            r,
          )
        x += w * r.f(1, 1.35)
      }
    }
    c.p(R(0, base, W, H), 'k')
    let d = ''
    for (let i = 0; i < W; i += 46) d += R(i, base + (H - base) / 2 - 2, 24, 4)
    c.p(d, 'l')
    for (let i = 0; i < 6; i++) {
      const x = r.f(0, W),
        s = r.f(10, 17)
      c.p(R(x - 1.5, base - s * 2, 3, s * 2), 'k').p(D(x, base - s * 2.3, s), i % 2 ? 'a' : 'b')
    }
  },
]
B.place = (c) => places[c.pick(places.length)](c)

const lands = [
  function hills(c) {
    const { W, H, r } = c
    sky(c, W * r.f(0.25, 0.75), H * 0.34)
    const cs = r.ok() ? ['s', 'b', 'a', 'k'] : ['m', 's', 'b', 'k']
    const n = 4
    for (let i = 0; i < n; i++) {
      const y = H * (0.48 + i * 0.14),
        A = r.f(0.04, 0.12) * H,
        ph = r.f(0, 1)
      const d = `M0 ${z(y + A * Math.sin(ph * 6))}C${z(W * 0.25)} ${z(y - A * 1.4)} ${z(W * 0.45)} ${z(y + A)} ${z(W * 0.62)} ${z(y)}S${z(W * 0.9)} ${z(y - A)} ${W} ${z(y + A * 0.4)}V${H}H0z`
      c.p(d, cs[i])
      if (i === 1) c.clip(d, () => c.tone(0, y - A, W + 10, H * 0.2, 'l', 5, 0.3, 11))
      if (i === 2)
        c.clip(d, () => {
          let e = ''
          const px = W * r.f(0.3, 0.6)
          for (let q = -9; q < 10; q++) e += `M${z(px + q * 8)} ${z(y - A)}L${z(px + q * 60)} ${H}`
          c.s(e, 'c', 3)
        })
    }
    for (let i = 0; i < 7; i++) {
      const x = r.f(0.02, 0.98) * W,
        s = r.f(9, 20),
        y = H * r.f(0.84, 0.93)
      c.p(
        G([
          [x, y - s * 3],
          [x + s * 0.7, y],
          [x - s * 0.7, y],
        ]),
        'l',
      ).p(
        G([
          [x, y - s * 3],
          [x + s * 0.7, y],
          [x, y],
        ]),
        's',
      )
    }
  },
  function peaks(c) {
    const { W, H, r } = c
    sky(c, W * r.f(0.55, 0.75), H * 0.34)
    const base = H * 0.74
    for (const [x, h, w, q] of [
      [0.78, 0.4, 0.3, 'm'],
      [0.18, 0.46, 0.32, 's'],
      [0.45, 0.62, 0.4, 'l'],
    ]) {
      const X = W * (x + r.f(-0.03, 0.03)),
        t = base - h * H,
        ww = w * W
      c.p(
        G([
          [X, t],
          [X + ww, base],
          [X - ww, base],
        ]),
        q,
      )
      c.p(
        G([
          [X, t],
          [X + ww, base],
          [X + ww * 0.2, base],
          [X + ww * 0.09, t + h * H * 0.55],
          [X - ww * 0.06, t + h * H * 0.3],
        ]),
        q === 'l' ? 'k' : 'b',
      )
    }
    c.p(R(0, base, W, H - base), 'b')
    let d = ''
    for (let i = 0; i < 8; i++) {
      const w = W * r.f(0.1, 0.5)
      d += R(W * 0.5 - w / 2 + r.f(-90, 90), base + 10 + (i * (H - base)) / 8, w, 4)
    }
    c.p(d, 'l')
    c.p(`M0 ${H}V${z(H * 0.8)}Q${z(W * 0.2)} ${z(H * 0.86)} ${z(W * 0.36)} ${H}z`, 'k')
    for (let i = 0; i < 4; i++) {
      const x = W * (0.03 + i * 0.07),
        s = 12 + (i % 2) * 6,
        y = H * 0.9
      c.p(
        G([
          [x, y - s * 3],
          [x + s, y],
          [x - s, y],
        ]),
        'k',
      ).p(R(x - 2, y, 4, 20), 'k')
    }
  },
  function sea(c) {
    const { W, H, r } = c,
      y = H * 0.5,
      cx = W * r.f(0.35, 0.65)
    c.p(R(0, 0, W, H), 'm')
    c.p(D(cx, y, H * 0.42), 'g')
      .p(D(cx, y, H * 0.31), 'c')
      .p(D(cx, y, H * 0.2), 'a')
    c.p(R(0, y, W, H), 'b')
    for (let i = 0; i < 9; i++) {
      const w = H * (0.62 - i * 0.05) * r.f(0.7, 1.1)
      c.p(R(cx - w / 2, y + 8 + i * H * 0.04, w, H * 0.014), i % 2 ? 'c' : 'l')
    }
    for (let i = 0; i < 3; i++)
      c.p(
        `M0 ${z(H * (0.72 + i * 0.1))}q${z(W / 8)} -22 ${z(W / 4)} 0t${z(W / 4)} 0 ${z(W / 4)} 0 ${z(W / 4)} 0V${H}H0z`,
        ['b', 's', 'k'][i],
      )
    const bx = W * r.f(0.2, 0.8),
      by = y + H * 0.1,
      s = H * 0.1
    c.p(
      G([
        [bx, by],
        [bx, by - s * 2.4],
        [bx + s * 1.3, by],
      ]),
      'l',
    )
      .p(
        G([
          [bx - 4, by],
          [bx - 4, by - s * 1.9],
          [bx - s * 0.9, by],
        ]),
        'a',
      )
      .p(HD(bx, by + 5, s, 2), 'k')
    if (r.ok(0.6)) {
      const px = W * 0.9,
        py = H * 0.96
      c.s(`M${z(px)} ${H}Q${z(px - 30)} ${z(H * 0.6)} ${z(px - 14)} ${z(H * 0.36)}`, 'k', 9)
      for (let i = 0; i < 6; i++) {
        const [a] = leaf(px - 14, H * 0.36, H * 0.3, H * 0.07, -3.4 + i * 0.72)
        c.p(a, i % 2 ? 'k' : 'b')
      }
    }
  },
]
B.landscape = (c) => lands[c.pick(lands.length)](c)

const archs = [
  function lowAngle(c) {
    const { W, H, r } = c,
      ex = W * r.f(0.4, 0.6),
      t = H * -0.06
    c.p(R(0, 0, W, H), 'm')
    c.p(D(W * r.f(0.12, 0.24), H * 0.26, H * 0.17), 'a')
    c.tone(0, 4, W, H * 0.7, 's', 0.3, 5, 12)
    const L = [ex - W * 0.2, t],
      M = [ex, t - H * 0.04],
      Rr = [ex + W * 0.13, t + H * 0.03],
      L2 = [ex - W * 0.46, H],
      M2 = [ex + W * 0.05, H * 1.04],
      R2 = [ex + W * 0.5, H]
    c.p(G([L, M, M2, L2]), 'l').p(G([M, Rr, R2, M2]), 'k')
    const lerp = (a, b, q) => [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q]
    const n = 11
    for (let j = 0; j < n; j++) {
      const q0 = Math.pow((j + 0.25) / n, 1.25),
        q1 = Math.pow((j + 0.72) / n, 1.25)
      for (let i = 0; i < 4; i++) {
        const u0 = (i + 0.16) / 4,
          u1 = (i + 0.84) / 4
        c.p(
          G([
            lerp(lerp(L, L2, q0), lerp(M, M2, q0), u0),
            lerp(lerp(L, L2, q0), lerp(M, M2, q0), u1),
            lerp(lerp(L, L2, q1), lerp(M, M2, q1), u1),
            lerp(lerp(L, L2, q1), lerp(M, M2, q1), u0),
          ]),
          (i * 7 + j * 3) % 11 === 0 ? 'a' : 's',
        )
      }
    }
    for (let j = 0; j < n; j++) {
      const q0 = Math.pow((j + 0.25) / n, 1.25),
        q1 = Math.pow((j + 0.72) / n, 1.25)
      c.p(
        G(
          [lerp(M, M2, q0), lerp(Rr, R2, q0), lerp(Rr, R2, q1), lerp(M, M2, q1)].map((p, k) =>
            k === 0 || k === 3 ? [p[0] + 8, p[1]] : [p[0] - 6, p[1]],
          ),
        ),
        j % 4 === 1 ? 'c' : 'b',
      )
    }
  },
  function arcade(c) {
    const { W, H, r } = c,
      n = W > H ? 5 : 3,
      w = W / n,
      rows = W > H ? 2 : 3,
      h = (H * 0.86) / rows
    c.p(R(0, 0, W, H), 'l')
    let sh = '',
      lit = '',
      hot = ''
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < n; i++) {
        const x = i * w + w * 0.14,
          y = j * h + h * 0.16,
          ww = w * 0.72,
          rr = ww / 2,
          d = `M${z(x)} ${z(y + h * 0.84)}V${z(y + rr)}a${z(rr)} ${z(rr)} 0 0 1 ${z(ww)} 0V${z(y + h * 0.84)}z`
        const sp = i + j * 2 === r.i(0, 6)
        if (sp) hot += d
        else sh += d
        lit += `M${z(x + ww * 0.3)} ${z(y + h * 0.84)}V${z(y + rr * 1.12)}a${z(rr)} ${z(rr)} 0 0 1 ${z(ww * 0.7)} ${z(-rr * 0.6)}a${z(rr)} ${z(rr)} 0 0 1 0 ${z(rr * 0.5)}V${z(y + h * 0.84)}z`
      }
    c.p(sh, 'k').p(hot, 'a').p(lit, 's')
    let bands = ''
    for (let j = 0; j < rows; j++) bands += R(0, (j + 1) * h - h * 0.02 + 0, W, h * 0.07)
    c.p(bands, 'm')
    c.p(R(0, H * 0.86, W, H * 0.14), 'b')
    c.over(
      G([
        [W * 0.1, H],
        [W * 0.6, H * 0.86],
        [W, H * 0.86],
        [W, H],
      ]),
      's',
    )
    c.over(
      G([
        [0, 0],
        [W * 0.55, 0],
        [0, H * 0.86],
      ]),
      's',
    )
    person(c, W * r.f(0.3, 0.7), H * 0.93, H * 0.028, 'a', 'k')
  },
  function iso(c) {
    const { W, H, r } = c,
      s = Math.max(W, H) * 0.1,
      ox = W * 0.5,
      oy = H * 0.5
    c.p(R(0, 0, W, H), 'm')
    c.p(D(W * 0.5, H * 0.5, Math.min(W, H) * 0.5), r.of(['c', 'g', 'a']))
    const P = (x, y, q) => [ox + (x - y) * s * 0.9, oy + (x + y) * s * 0.5 - q * s]
    const e = 0.016,
      d = 0.008
    /* no hairlines: tops grow by e, lit sides by d, shaded sides stay, so each covers the fringe of what lies under it */ const N = 4
    for (let x = -2; x < N - 1; x++)
      for (let y = -2; y < N - 1; y++) {
        const h = Math.max(0, Math.round(2.5 - (x + y) * 0.55 + r.f(-1.1, 1.3)))
        if (!h) {
          c.p(G([P(x - d, y - d, 0), P(x + 1 + d, y - d, 0), P(x + 1 + d, y + 1 + d, 0), P(x - d, y + 1 + d, 0)]), 's')
          continue
        }
        const [A, Bc, C] = h > 3 ? ['c', 'a', 'k'] : ['l', 's', 'k']
        c.p(G([P(x - e, y - e, h), P(x + 1 + e, y - e, h), P(x + 1 + e, y + 1 + e, h), P(x - e, y + 1 + e, h)]), A)
          .p(G([P(x - d, y + 1, h), P(x + 1, y + 1, h), P(x + 1, y + 1, 0), P(x - d, y + 1, 0)]), Bc)
          .p(G([P(x + 1, y, h), P(x + 1, y + 1, h), P(x + 1, y + 1, 0), P(x + 1, y, 0)]), C)
        for (let j = 0; j < h; j++)
          c.p(
            G([
              P(x + 0.2, y + 1, j + 0.75),
              P(x + 0.8, y + 1, j + 0.75),
              P(x + 0.8, y + 1, j + 0.4),
              P(x + 0.2, y + 1, j + 0.4),
            ]),
            h > 3 ? 'l' : 'k',
          )
      }
  },
  function facade(c) {
    const { W, H, r } = c,
      n = W > H ? 7 : 5,
      u = W / n,
      m = Math.ceil(H / u)
    c.p(R(0, 0, W, H), 's')
    const hot = r.i(0, n * m - 1)
    for (let j = 0; j < m; j++)
      for (let i = 0; i < n; i++) {
        const x = i * u,
          y = j * u,
          q = 0.1 * u
        c.p(R(x + q, y + q, u - 2 * q, u - 2 * q), 'k')
        c.p(
          G([
            [x + q, y + q],
            [x + u - q, y + q],
            [x + u - q - u * 0.24, y + q + u * 0.24],
            [x + q, y + q + u * 0.24],
          ]),
          'b',
        )
        c.p(
          R(x + q + u * 0.0, y + u * 0.62, u - 2 * q, u * 0.28),
          (i * 3 + j * 5) % 7 === 0 ? 'a' : (i + j) % 5 === 0 ? 'c' : 'l',
        )
        if (r.ok(0.22)) c.p(HD(x + u * 0.5, y + u * 0.62, u * 0.14, 0), 'c')
      }
    c.over(
      G([
        [0, H],
        [W * 0.52, 0],
        [W, 0],
        [W, H * 0.3],
        [W * 0.4, H],
      ]),
      's',
    )
  },
  function stair(c) {
    const { W, H, r } = c,
      cx = W * 0.5,
      cy = H * 0.52,
      M = Math.max(W, H) * 0.72,
      n = 20
    c.p(R(0, 0, W, H), 'k')
    let l = '',
      s = '',
      a = ''
    const rot = r.f(0, 6)
    for (let i = 0; i < n; i++) {
      const A = rot + (i / n) * 6.283,
        Bn = rot + ((i + 1) / n) * 6.283,
        r1 = M * (0.8 + 0.5 * (i / n)),
        r0 = M * (0.1 + 0.12 * (i / n))
      const d = G([
        [cx + Math.cos(A) * r0, cy + Math.sin(A) * r0],
        [cx + Math.cos(A) * r1, cy + Math.sin(A) * r1],
        [cx + Math.cos(Bn) * r1, cy + Math.sin(Bn) * r1],
        [cx + Math.cos(Bn) * r0, cy + Math.sin(Bn) * r0],
      ])
      if (i % 7 === 3) a += d
      else if (i % 2) l += d
      else s += d
    }
    c.p(s, 's').p(l, 'l').p(a, 'a')
    c.over(HD(cx, cy, M * 1.3, 1), 's')
    c.p(D(cx, cy, M * 0.13), 'c').p(HD(cx, cy, M * 0.13, 1), 'k')
  },
]
B.architecture = (c) => archs[c.pick(archs.length)](c)

const abs = [
  function picelj(c) {
    const { W, H, r } = c,
      n = W > H ? 9 : 6,
      u = W / n,
      m = Math.ceil(H / u),
      cx = r.f(0, n),
      cy = r.f(0, m)
    c.p(R(0, 0, W, H), r.ok() ? 'k' : 'a')
    let l = '',
      b = ''
    const top = c.o[c.o.length - 1].c === 'a' ? 'k' : 'a'
    for (let j = 0; j < m; j++)
      for (let i = 0; i < n; i++) {
        const q = Math.hypot(i - cx, j - cy) / Math.hypot(n, m),
          x = (i + 0.5) * u,
          y = (j + 0.5) * u
        l += D(x, y, u * 0.46)
        const k = u * (0.06 + 0.36 * Math.abs(Math.sin(q * 5)))
        b += D(x, y, k)
      }
    c.p(l, 'l').p(b, top)
  },
  function weave(c) {
    const { W, H, r } = c,
      n = W > H ? 6 : 4,
      u = W / n,
      m = Math.ceil(H / u),
      w = u + 2 * E
    c.p(R(0, 0, W, H), 'g')
    const pal = ['a', 'k', 'b', 'c', 'l', 's']
    for (let j = 0; j < m; j++)
      for (let i = 0; i < n; i++) {
        const k = r.i(0, 7),
          x = i * u,
          y = j * u,
          p = r.mix(pal)
        if (k < 2)
          c.p(R(x, y, w, w), p[0])
            .p(HD(x + u / 2, y + u / 2, u / 2, 0), p[1])
            .p(HD(x + u / 2, y + u, u / 2, 0) + R(x, y + u - 0.3, u, E), p[2])
        else if (k < 4) {
          const q = r.i(0, 3)
          c.p(ground0(x, y, u, q === 0 || q === 3, q < 2), p[0]).p(QE(x, y, u, q), p[1])
        } else if (k < 5)
          c.p(R(x, y, w, w), p[0])
            .p(D(x + u / 2, y + u / 2, u * 0.36), p[1])
            .p(D(x + u / 2, y + u / 2, u * 0.16), p[2])
        else if (k < 6)
          c.p(ground0(x, y, u, 1, 1), p[0])
            .p(
              `M${z(x + u / 2 - 2)} ${z(y)}H${z(x + u)}A${z(u)} ${z(u)} 0 0 1 ${z(x)} ${z(y + u)}V${z(y + u / 2 - 2)}H${z(x + E)}V${z(y + E)}H${z(x + u / 2 - 2)}z`,
              p[1],
            )
            .p(QE(x, y, u * 0.5, 0), p[2])
        else if (k < 7)
          c.p(R(x, y, w, w), p[1]).p(
            G([
              [x + u, y],
              [x + w, y],
              [x + w, y + w],
              [x, y + w],
              [x, y + u],
            ]),
            p[0],
          )
        else {
          let d = '',
            e = R(x + E, y + E, u + E, u + E)
          for (let q = 0; q < 4; q++) {
            d += R(x, y + (q * u) / 4, w, u / 8)
            e += R(x, y + (q * u) / 4 + u / 8, 3 * E, u / 8)
          }
          c.p(e, p[0]).p(d, p[1])
        }
      }
  },
  function moire(c) {
    const { W, H, r } = c,
      n = 26,
      w = W / n
    c.p(R(0, 0, W, H), 'l')
    let d = ''
    const A = r.f(0.25, 0.4) * H,
      ph = r.f(0, 3)
    for (let i = 0; i < n; i++) {
      const y = H * 0.5 + A * Math.sin(ph + i * 0.24)
      d += R(i * w, 0, w * 0.5, y)
      d += R(i * w + w * 0.5, y, w * 0.5, H - y)
    }
    c.p(d, 'k')
    const cx = W * r.f(0.3, 0.7),
      cy = H * r.f(0.35, 0.65),
      q = Math.min(W, H) * 0.3
    c.p(D(cx, cy, q), 'a')
    c.clip(D(cx, cy, q), () => {
      let e = ''
      for (let i = 0; i < n; i++) {
        const y = H * 0.5 + A * Math.sin(ph + i * 0.24)
        e += R(i * w + w * 0.5, 0, w * 0.5, y)
        e += R(i * w, y, w * 0.5, H - y)
      }
      c.p(e, 'c')
    })
  },
  function orbit(c) {
    const { W, H, r } = c,
      M = Math.min(W, H),
      cx = W * r.f(0.35, 0.65),
      cy = H * r.f(0.4, 0.6)
    c.p(R(0, 0, W, H), 'a')
    const cs = ['k', 'a', 'l', 'b', 'c', 'k']
    cs.forEach((q, i) => {
      const R0 = M * (0.72 - i * 0.12)
      c.p(HD(cx, cy + (i % 2 ? M * 0.06 : 0), R0, 0), q)
      c.p(HD(cx + (i % 2 ? M * 0.06 : -M * 0.06), cy, R0, 2), cs[(i + 2) % 6])
    })
  },
  function squares(c) {
    const { W, H, r } = c,
      n = W > H ? 3 : 2,
      u = W / n,
      m = Math.ceil(H / u)
    c.p(R(0, 0, W, H), 'k')
    for (let j = 0; j < m; j++)
      for (let i = 0; i < n; i++) {
        const dx = r.f(-0.5, 0.5),
          dy = r.f(-0.5, 0.5),
          pal = r.mix(['a', 'l', 'b', 'c', 'k'])
        for (let q = 0; q < 6; q++) {
          const s = u * (1 - q * 0.165),
            ox = ((u - s) / 2) * (1 + dx),
            oy = ((u - s) / 2) * (1 + dy)
          c.p(R(i * u + ox, j * u + oy, s, s), pal[q % 3])
        }
      }
  },
  function ribbon(c) {
    const { W, H, r } = c,
      u = Math.min(W, H) / 4,
      t = u / 5
    c.p(R(0, 0, W, H), r.of(['k', 'b', 'g']))
    const n = Math.ceil(W / u),
      m = Math.ceil(H / u)
    const pal = ['a', 'l', 'c', 'a', 'l']
    for (let k = 0; k < 5; k++) {
      let d = ''
      const rr = rng('' + n + m + r.s)
      const rad = t * (k + 0.5)
      for (let j = 0; j < m; j++)
        for (let i = 0; i < n; i++) {
          const x = i * u,
            y = j * u
          if (rr.ok())
            d += `M${z(x + rad)} ${z(y)}A${z(rad)} ${z(rad)} 0 0 1 ${z(x)} ${z(y + rad)}M${z(x + u - rad)} ${z(y + u)}A${z(rad)} ${z(rad)} 0 0 1 ${z(x + u)} ${z(y + u - rad)}`
          else
            d += `M${z(x + u - rad)} ${z(y)}A${z(rad)} ${z(rad)} 0 0 0 ${z(x + u)} ${z(y + rad)}M${z(x + rad)} ${z(y + u)}A${z(rad)} ${z(rad)} 0 0 0 ${z(x)} ${z(y + u - rad)}`
        }
      if (k % 2 === 0) c.s(d, pal[k], t * 0.62)
    }
  },
  function dots(c) {
    const { W, H, r } = c
    c.p(R(0, 0, W, H), 'c')
    c.p(D(W * 0.36, H * 0.5, Math.min(W, H) * 0.4), 'a')
    c.over(D(W * 0.66, H * 0.5, Math.min(W, H) * 0.4), 'b')
    c.tone(0, 6, W + 10, H, 'k', 7.5, 0.4, 13)
    c.p(R(W * r.f(0.48, 0.52), 0, 6, H), 'l')
  },
]
B.abstract = (c) => abs[c.pick(abs.length)](c)

B.map = (c) => {
  // abstract municipal tessellation: never a real border
  const { W, H, r } = c,
    u = Math.min(W, H) / 7,
    n = Math.ceil(W / u) + 1,
    m = Math.ceil(H / u) + 1
  c.p(R(0, 0, W, H), 'g')
  const pt = []
  for (let j = -1; j <= m; j++) {
    pt[j + 1] = []
    for (let i = -1; i <= n; i++)
      pt[j + 1][i + 1] = [(i + r.f(-0.34, 0.34) + (j % 2) * 0.4) * u, (j + r.f(-0.32, 0.32)) * u]
  }
  const hx = W * r.f(0.35, 0.65),
    hy = H * r.f(0.35, 0.65),
    bins = { m: '', s: '', c: '', a: '', b: '' }
  for (let j = 0; j <= m; j++)
    for (let i = 0; i <= n; i++) {
      const [a, b2, d, e] = [pt[j][i], pt[j][i + 1], pt[j + 1][i + 1], pt[j + 1][i]]
      const q = Math.hypot((a[0] + d[0]) / 2 - hx, (a[1] + d[1]) / 2 - hy) / Math.max(W, H) + r.f(-0.09, 0.09)
      bins[q < 0.13 ? 'a' : q < 0.25 ? 'c' : q < 0.38 ? 's' : r.ok(0.08) ? 'b' : 'm'] += G([a, b2, d, e])
    }
  for (const k in bins) if (bins[k]) c.p(bins[k], k, ' stroke="$g" stroke-width="3" stroke-linejoin="round"')
  const y0 = H * r.f(0.15, 0.35)
  c.s(
    `M-10 ${z(y0)}C${z(W * 0.3)} ${z(y0 - 40)} ${z(W * 0.3)} ${z(H * 0.66)} ${z(W * 0.55)} ${z(H * 0.6)}S${z(W * 0.8)} ${z(H * 0.8)} ${W + 10} ${z(H * 0.76)}`,
    'g',
    17,
  )
  c.s(
    `M-10 ${z(y0)}C${z(W * 0.3)} ${z(y0 - 40)} ${z(W * 0.3)} ${z(H * 0.66)} ${z(W * 0.55)} ${z(H * 0.6)}S${z(W * 0.8)} ${z(H * 0.8)} ${W + 10} ${z(H * 0.76)}`,
    'b',
    10,
  )
  for (let i = 0; i < 5; i++) {
    const x = hx + r.f(-0.32, 0.32) * W,
      y = hy + r.f(-0.34, 0.3) * H,
      s = i ? 8 : 15
    c.p(D(x, y, s * 1.5), 'l').p(D(x, y, s), i ? 'k' : 'a')
    if (!i) c.p(D(x, y, s * 0.4), 'l')
  }
}

/* portraits: half-lit geometric busts */
const skins = [
  ['#f2c9a8', '#d79a74'],
  ['#e3ac82', '#bd7f57'],
  ['#c98a5f', '#9d623d'],
  ['#8d5a3b', '#663d26'],
  ['#f7d9c4', '#dfae91'],
]
const hairs = ['$k', '#5a3420', '#8c5a2b', '#c9a15a', '#8d8f96', '#a23b22', '$k']
B.portrait = (c) => {
  const { W, H, r } = c,
    o = c.opt || {},
    u = Math.min(W / 400, H / 500),
    ox = W / 2,
    oy = H - 500 * u
  const X = (v) => ox + (v - 200) * u,
    Y = (v) => oy + v * u,
    S = (v) => v * u
  const duo = o.duo !== undefined ? o.duo : r.ok(0.34),
    sk = r.of(skins),
    si = skins.indexOf(sk),
    hair = duo ? '$k' : si === 2 || si === 3 ? r.of(['$k', '#2b1a12', '#8d8f96']) : r.of(hairs),
    f1 = duo ? '$l' : sk[0],
    f2 = duo ? (r.ok(), '$s') : sk[1]
  const v = o.bg !== undefined ? o.bg : r.i(0, 5),
    gnd = o.field || r.of(['a', 'b', 'c', 'm'])
  const P = (d, col, x = '') => c.raw(`<path fill="${col}" d="${d}"${x}/>`)
  c.p(R(0, 0, W, H), gnd)
  const k2 = gnd === 'c' ? 'a' : gnd === 'm' ? 'c' : gnd === 'a' ? 'c' : 'c',
    k3 = gnd === 'm' ? 'a' : gnd === 'b' ? 'a' : 'l'
  if (v === 0) c.p(D(X(200), Y(225), S(168)), k2)
  else if (v === 1) c.p(R(W / 2, 0, W / 2, H), k2)
  else if (v === 2) {
    c.p(D(X(200), Y(235), S(185)), k2)
    c.rings(X(200), Y(235), S(205), S(360), 6, k2, S(13))
  } else if (v === 3) c.p(HD(X(200), Y(290), S(190), 0), k2).p(R(0, Y(290), W, H), k3)
  else if (v === 4) {
    c.tone(0, 6, W + 12, H * 0.72, k3 === 'l' && gnd === 'c' ? 'a' : k3, 8, 0.5, 15)
  } else {
    c.p(markPath(X(-40), Y(60), S(160)), k2)
  }
  const style = o.hair !== undefined ? o.hair : r.i(0, 9),
    fem = style >= 5,
    beard = !fem && (o.beard !== undefined ? o.beard : r.ok(0.36)),
    glasses = o.glasses !== undefined ? o.glasses : r.ok(0.36),
    age = r.ok(0.3)
  const w = S(fem ? 68 : 72),
    cx = X(200),
    top = Y(118),
    chin = Y(332),
    jaw = Y(fem ? 268 : 280)
  const face = `M${z(cx - w)} ${z(top + w)}a${z(w)} ${z(w)} 0 0 1 ${z(2 * w)} 0V${z(jaw)}Q${z(cx + w)} ${z(chin)} ${z(cx)} ${z(chin)}T${z(cx - w)} ${z(jaw)}z`,
    half = `M${z(cx)} ${z(top)}a${z(w)} ${z(w)} 0 0 1 ${z(w)} ${z(w)}V${z(jaw)}Q${z(cx + w)} ${z(chin)} ${z(cx)} ${z(chin)}V${z(Y(258))}l${z(S(-16))} 0L${z(cx)} ${z(Y(212))}z`
  // hair behind
  if (style === 5) P(RR(cx - w - S(26), top - S(22), 2 * w + S(52), S(236), Math.round(S(88))), hair)
  if (style === 6)
    P(
      `M${z(cx - w - S(30))} ${z(Y(440))}V${z(Y(196))}a${z(w + S(30))} ${z(w + S(30))} 0 0 1 ${z(2 * (w + S(30)))} 0V${z(Y(440))}z`,
      hair,
    )
  if (style === 7) P(D(cx, top - S(22), S(42)) + HD(cx, top + w, w + S(16), 0), hair)
  if (style === 8) {
    let d = ''
    for (let i = 0; i < 11; i++) {
      const A = Math.PI * (0.86 + i * 0.128)
      d += D(cx + Math.cos(A) * (w + S(12)), top + w + S(6) + Math.sin(A) * (w + S(10)), S(34))
    }
    P(d + D(cx, top + w, w + S(14)), hair)
  }
  if (style === 9)
    P(
      `M${z(cx - w - S(18))} ${z(top + w)}a${z(w + S(18))} ${z(w + S(18))} 0 0 1 ${z(2 * (w + S(18)))} 0q${z(S(6))} ${z(S(90))} ${z(S(34))} ${z(S(150))}h${z(-2 * w - S(104))}q${z(S(30))} ${z(S(-70))} ${z(S(34))} ${z(S(-150))}z`,
      hair,
    )
  // body
  const coat = o.coat || r.of(gnd === 'k' ? ['l', 'a'] : ['k', 'k', gnd === 'b' ? 'a' : 'b', 'l']),
    shY = Y(398),
    cut = o.cut !== undefined ? (r.i(0, 3), o.cut) : r.i(0, 3)
  const bod = `M${z(X(28))} ${z(H)}V${z(Y(470))}Q${z(X(30))} ${z(shY)} ${z(X(140))} ${z(Y(386))}L${z(X(260))} ${z(Y(386))}Q${z(X(370))} ${z(shY)} ${z(X(372))} ${z(Y(470))}V${z(H)}z`
  c.p(bod, coat)
  const inner = coat === 'l' ? 'a' : 'l',
    dark = coat === 'k' ? 's' : 'k'

  P(`M${z(cx - S(40))} ${z(Y(300))}h${z(S(80))}V${z(Y(384))}L${z(cx)} ${z(Y(424))}L${z(cx - S(40))} ${z(Y(384))}z`, f1)
  P(
    `M${z(cx)} ${z(Y(330))}L${z(cx + S(40))} ${z(Y(306))}V${z(Y(384))}L${z(cx)} ${z(Y(424))}L${z(cx - S(40))} ${z(Y(366))}V${z(Y(322))}z`,
    f2,
  )
  if (cut === 3) {
    P(
      G([
        [cx - S(52), Y(384)],
        [cx + S(52), Y(384)],
        [cx + S(30), Y(436)],
        [cx - S(30), Y(436)],
      ]),
      `$${coat}`,
    )
    P(RR(cx - S(50), Y(350), S(100), S(56), Math.round(S(12))), `$${inner}`)
    P(
      `M${z(cx)} ${z(Y(350))}h${z(S(38))}a${z(S(12))} ${z(S(12))} 0 0 1 ${z(S(12))} ${z(S(12))}v${z(S(32))}a${z(S(12))} ${z(S(12))} 0 0 1 ${z(S(-12))} ${z(S(12))}h${z(S(-38))}z`,
      inner === 'l' ? '$s' : '$A',
    )
  }
  if (cut === 0) {
    c.p(
      G([
        [cx - S(46), Y(372)],
        [cx, Y(426)],
        [cx - S(30), Y(500)],
        [cx - S(92), Y(388)],
      ]),
      inner,
    ).p(
      G([
        [cx + S(46), Y(372)],
        [cx, Y(426)],
        [cx + S(30), Y(500)],
        [cx + S(92), Y(388)],
      ]),
      inner,
    )
    c.p(
      G([
        [cx, Y(426)],
        [cx + S(17), Y(446)],
        [cx + S(11), H + 4],
        [cx - S(11), H + 4],
        [cx - S(17), Y(446)],
      ]),
      coat === 'a' ? 'k' : 'a',
    )
    c.p(
      G([
        [cx - S(92), Y(386)],
        [cx - S(60), Y(384)],
        [cx - S(18), H + 3],
        [cx - S(60), H + 3],
      ]),
      dark,
    ).p(
      G([
        [cx + S(92), Y(386)],
        [cx + S(60), Y(384)],
        [cx + S(18), H + 3],
        [cx + S(60), H + 3],
      ]),
      dark,
    )
  } else if (cut === 1) {
    c.p(
      G([
        [cx - S(44), Y(376)],
        [cx, Y(432)],
        [cx - S(34), Y(462)],
        [cx - S(70), Y(386)],
      ]),
      inner,
    ).p(
      G([
        [cx + S(44), Y(376)],
        [cx, Y(432)],
        [cx + S(34), Y(462)],
        [cx + S(70), Y(386)],
      ]),
      inner,
    )
  } else if (cut === 2) {
    c.s(`M${z(cx - S(46))} ${z(Y(386))}Q${z(cx)} ${z(Y(446))} ${z(cx + S(46))} ${z(Y(386))}`, inner, S(12))
  }
  c.over(
    `M${z(X(372))} ${z(H)}V${z(Y(470))}Q${z(X(370))} ${z(shY)} ${z(X(272))} ${z(Y(388))}L${z(X(300))} ${z(H)}z`,
    's',
  )
  // head
  P(D(cx - w, Y(238), S(17)), f1)
  P(D(cx + w, Y(238), S(17)), f2)
  P(face, f1)
  P(half, f2)
  if (beard) {
    P(
      `M${z(cx - w)} ${z(Y(236))}Q${z(cx - S(54))} ${z(Y(284))} ${z(cx - S(30))} ${z(Y(274))}H${z(cx + S(30))}Q${z(cx + S(54))} ${z(Y(284))} ${z(cx + w)} ${z(Y(236))}V${z(jaw)}Q${z(cx + w)} ${z(chin + S(22))} ${z(cx)} ${z(chin + S(22))}T${z(cx - w)} ${z(jaw)}z`,
      hair,
    )
    P(HD(cx, Y(295), S(17), 2), f2)
  } else {
    if (fem)
      P(
        `M${z(cx - S(23))} ${z(Y(289))}q${z(S(23))} ${z(S(-5))} ${z(S(46))} 0q${z(S(-8))} ${z(S(17))} ${z(S(-23))} ${z(S(17))}t${z(S(-23))} ${z(S(-17))}z`,
        '$a',
      )
    else
      c.s(
        `M${z(cx - S(24))} ${z(Y(290))}q${z(S(24))} ${z(S(17))} ${z(S(48))} 0`,
        'k',
        S(5.5),
        ' stroke-linecap="round"',
      )
  }
  const bw = S(age ? 30 : 34)
  P(
    R(cx - S(50), Y(200), bw, S(fem ? 5 : 9)) + R(cx + S(50) - bw, Y(200), bw, S(fem ? 5 : 9)),
    hair === f1 ? '$k' : hair,
  )
  P(D(cx - S(33), Y(225), S(7.5)) + D(cx + S(33), Y(225), S(7.5)), '$k')
  if (glasses) {
    const g = r.ok()
      ? D(cx - S(34), Y(224), S(25)) + D(cx + S(34), Y(224), S(25))
      : RR(cx - S(62), Y(206), S(54), S(36), 6) + RR(cx + S(8), Y(206), S(54), S(36), 6)
    c.s(g + `M${z(cx - S(9))} ${z(Y(222))}h${z(S(18))}`, 'k', S(5.5))
  }
  const hr = w + S(7),
    hy = top + w // hair in front
  const cap = `M${z(cx - hr)} ${z(hy + S(6))}V${z(hy)}a${z(hr)} ${z(hr)} 0 0 1 ${z(2 * hr)} 0v${z(S(6))}`
  if (style === 0)
    P(
      cap +
        `q${z(S(-6))} ${z(S(-38))} ${z(S(-30))} ${z(S(-44))}H${z(cx - S(30))}q${z(S(-30))} 0 ${z(-w + S(23))} ${z(S(44))}z`,
      hair,
    )
  if (style === 1)
    P(
      `M${z(cx - hr)} ${z(hy + S(8))}V${z(hy - S(26))}Q${z(cx - S(40))} ${z(top - S(40))} ${z(cx + S(30))} ${z(top - S(24))}Q${z(cx + hr + S(6))} ${z(top)} ${z(cx + hr)} ${z(hy + S(8))}l${z(S(-14))} ${z(S(-34))}L${z(cx - S(38))} ${z(hy - S(34))}l${z(S(-22))} ${z(S(14))}z`,
      hair,
    )
  if (style === 2) P(cap + `l${z(S(-12))} ${z(S(-28))}H${z(cx - hr + S(12))}z`, hair)
  if (style === 3)
    P(
      `M${z(cx - w - S(3))} ${z(hy + S(30))}V${z(hy - S(4))}Q${z(cx - w)} ${z(hy - S(26))} ${z(cx - w + S(14))} ${z(hy - S(38))}Q${z(cx - w + S(16))} ${z(hy)} ${z(cx - w + S(8))} ${z(hy + S(30))}zM${z(cx + w + S(3))} ${z(hy + S(30))}V${z(hy - S(4))}Q${z(cx + w)} ${z(hy - S(26))} ${z(cx + w - S(14))} ${z(hy - S(38))}Q${z(cx + w - S(16))} ${z(hy)} ${z(cx + w - S(8))} ${z(hy + S(30))}z`,
      hair,
    )
  if (style === 4) {
    let d = ''
    for (let i = 0; i < 7; i++) d += D(cx - S(66) + i * S(22), top + S(i % 2 ? 6 : 18) + Math.abs(i - 3) * S(7), S(23))
    P(d, hair)
  }
  if (style === 5)
    P(`M${z(cx - w - S(4))} ${z(hy + S(4))}a${z(w + S(4))} ${z(w + S(4))} 0 0 1 ${z(2 * w + S(8))} 0z`, hair)
  if (style === 6 || style === 9)
    P(
      `M${z(cx - w - S(4))} ${z(hy + S(46))}V${z(hy)}a${z(w + S(4))} ${z(w + S(4))} 0 0 1 ${z(2 * w + S(8))} 0v${z(S(46))}Q${z(cx + S(54))} ${z(hy - S(30))} ${z(cx - S(14))} ${z(top + S(14))}Q${z(cx - S(58))} ${z(hy - S(20))} ${z(cx - w - S(4))} ${z(hy + S(46))}z`,
      hair,
    )
  if (style === 7 || style === 8)
    P(
      `M${z(cx - w - S(5))} ${z(hy + S(10))}a${z(w + S(5))} ${z(w + S(5))} 0 0 1 ${z(2 * w + S(10))} 0Q${z(cx)} ${z(top + S(2))} ${z(cx - w - S(5))} ${z(hy + S(10))}z`,
      hair,
    )
  if (fem && r.ok(0.6)) P(D(cx - w, Y(266), S(8)) + D(cx + w, Y(266), S(8)), '$c')
}

/* products: flat objects on a colour field, one 45 degree shadow, party mark on the object */
const prod = {
  lighter(c) {
    c.p('M222 116q-34 -26 0 -84q34 52 0 84z', 'c').p('M222 112q-15 -14 0 -44q15 26 0 44z', 'l')
    c.p(D(176, 112, 25), c.ink).p(D(176, 112, 10), 's')
    c.p('M152 112h14a12 12 0 0 0 22 0h62v60h-98z', 'l')
      .p(R(206, 112, 44, 60), 's')
      .p(R(212, 126, 9, 30) + R(228, 126, 9, 30), 'k')
    c.p(RR(146, 166, 110, 192, 18), 'a').p('M204 166h34a18 18 0 0 1 18 18v156a18 18 0 0 1 -18 18h-34z', 'A')
    c.p(R(146, 176, 110, 8), 'k')
    c.p(markPath(163, 230, 25), 'l')
    c.p(R(146, 318, 110, 6), 'l')
  },
  usb(c) {
    c.open('transform="rotate(-32 200 200)"')
    c.p(R(268, 160, 70, 80), 's')
      .p(R(268, 160, 70, 40), 'l')
      .p(R(300, 174, 16, 14) + R(300, 212, 16, 14), 'k')
    c.p(RR(84, 142, 190, 116, 20), 'a').p('M84 200h190v38a20 20 0 0 1 -20 20h-150a20 20 0 0 1 -20 -20z', 'A')
    c.p(R(252, 142, 10, 116), 'k')
    c.p(markPath(140, 168, 32), 'l')
    c.p(D(104, 200, 11), 'k')
    c.s('M98 198C50 170 36 226 60 254', c.ink, 8)
    c.close()
  },
  'flag-small'(c) {
    c.open('transform="rotate(9 200 300)"')
    c.p(R(112, 70, 11, 284), c.ink).p(D(117.5, 66, 12), 'c')
    c.p('M123 84C180 60 220 112 318 84V232C220 260 180 208 123 232z', 'a').p(
      'M222 95.5C250 101 280 95 318 84V232C280 243 250 248 222 243.5z',
      'A',
    )
    c.p(markPath(164, 122, 38), 'l')
    c.close()
    c.p('M54 350h120v22h-120z', c.ink).p('M74 330h80v20h-80z', 's')
  },
  'flag-large'(c) {
    c.p(R(58, 20, 13, 380), 'k')
      .p(R(58, 20, 5, 380), 's')
      .p(D(64.5, 20, 14), 'c')
    c.p('M71 40C150 4 230 92 400 34V262C230 320 150 232 71 268z', 'a')
    c.p('M180 47.5C214 58 250 66 290 63V289C250 292 214 283 180 272.5z', 'A')
    c.p('M340 51.5Q370 46 400 34V262Q370 275 340 281z', 'A')
    c.p(markPath(126, 84, 64), 'l')
    c.p(R(0, 376, 400, 24), 'k')
    c.p(R(30, 352, 70, 24), 's')
  },
  tshirt(c) {
    c.p('M138 74L66 108L34 186L88 208L104 180V346H296V180L312 208L366 186L334 108L262 74Q200 128 138 74z', 'a')
    c.p('M262 74L334 108L366 186L312 208L296 180V346H238L226 98z', 'A')
    c.p('M138 74Q200 128 262 74L250 68Q200 108 150 68z', 'k')
    c.p(markPath(152, 160, 32), 'l')
    c.p(R(104, 338, 192, 8), 'k')
    c.s('M104 180L114 148M296 180L286 148', 'k', 4)
  },
  folder(c) {
    c.open('transform="rotate(-7 200 200)"')
    c.p(R(118, 54, 196, 260), 'l')
    c.hatch(140, 84, 120, 60, 's', 14, 4)
    c.p('M84 96h82l22 -26h130v286H84z', 'A').p(R(84, 112, 234, 244), 'a')
    c.p('M318 112v244h-64z', 'A')
    c.p(markPath(126, 182, 44), 'l')
    c.p(R(292, 70, 11, 286), 'k')
    c.p(R(126, 300, 96, 8) + R(126, 316, 62, 8), 'l')
    c.close()
  },
  cap(c) {
    c.open('transform="translate(-12 42) rotate(-6 200 220)"')
    c.p('M62 252A128 132 0 0 1 318 252z', 'a').p('M190 120A128 132 0 0 1 318 252H236Q234 160 190 120z', 'A')
    c.s('M190 120Q136 168 134 252', 'k', 3.5)
    c.p(RR(174, 108, 34, 16, 8), c.ink)
    c.p('M62 250H318Q396 258 398 300Q312 282 214 284L62 272z', c.ink).p(
      'M214 284Q312 282 398 300Q392 318 330 306Q270 296 214 300z',
      's',
    )
    c.p(R(62, 246, 256, 9), 'l')
    c.p(markPath(150, 172, 27), 'l')
    c.close()
  },
  umbrella(c) {
    const q = c.ink,
      hook = c.G === 'b' ? 's' : q
    c.p(R(194, 60, 11, 26), q).p(R(195, 196, 9, 130), q)
    c.s('M199.500 320v14a24 24 0 0 0 48 0', hook, 11)
    const xs = [40, 93, 146, 253, 306, 360]
    c.p('M40 210A160 136 0 0 1 360 210z', 'a')
    c.p('M93 210Q110 110 200 76Q146 130 146 210zM253 210Q254 130 200 76Q290 110 306 210z', 'l')
    c.p('M306 210Q290 110 200 76Q340 80 360 210z', 'A')
    let d = ''
    for (let i = 0; i < 5; i++) {
      const x = xs[i],
        w = xs[i + 1] - x
      d += HD(x + w / 2, 210.5, w / 2, 0)
    }
    c.p(d, 'G')
    c.p(markPath(167, 128, 22), 'k')
  },
  bag(c) {
    c.s('M146 150V108a54 54 0 0 1 108 0V150', c.ink, 13)
    c.p('M92 146H308L322 360H78z', 'a').p('M250 146H308L322 360H226z', 'A')
    c.p(R(92, 146, 216, 12), 'k')
    c.p(markPath(128, 206, 48), 'l')
    c.p(D(146, 164, 6) + D(254, 164, 6), 'l')
  },
  card(c) {
    c.open('transform="rotate(-13 200 200)"')
    c.p(R(104, 92, 246, 148), 'a')
    let d = ''
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 4; i++)
        d +=
          (i + j) % 2
            ? HD(104 + 61.5 * (i + 0.5), 92 + 49.3 * (j + 1), 24.6, 0)
            : HD(104 + 61.5 * (i + 0.5), 92 + 49.3 * j, 24.6, 2)
    c.p(d, 'A')
    c.p(
      G([
        [350, 240],
        [350, 252],
        [116, 252],
        [104, 240],
      ]),
      'k',
    )
    c.close()
    c.open('transform="rotate(6 200 200)"')
    c.p(R(62, 180, 246, 148), 'l').p(R(62, 180, 14, 148), 'a')
    c.p(markPath(98, 206, 20), 'a')
    c.p(R(98, 272, 110, 9), 'k').p(R(98, 290, 150, 6) + R(98, 304, 84, 6), 's')
    c.close()
  },
}
B.product = (c) => {
  const { W, H, r } = c,
    o = c.opt || {},
    item = o.item || r.of(products),
    v = o.bg !== undefined ? o.bg : products.indexOf(item) % 5
  const fields = [
    ['m', 'g'],
    ['c', 'g'],
    ['g', 'm'],
    ['b', 'm'],
    ['s', 'm'],
  ][v]
  c.G = fields[0]
  c.ink = v === 2 || v === 4 ? 'i' : 'k' // loose ink parts: i on remapped grounds, k on a light disc or a colour field
  c.p(R(0, 0, W, H), fields[0])
  const u = Math.min(W, H) / 400
  c.open(`transform="translate(${z((W - 400 * u) / 2)} ${z((H - 400 * u) / 2)}) scale(${z(u * 100) / 100})"`)
  if (v === 0) c.p(D(200, 205, 168), 'l')
  else if (v === 1) c.p(HD(200, 330, 200, 0), 'l')
  else if (v === 2) c.tone(-40, 20, 480, 360, 'm', 9, 2, 16)
  else if (v === 3) c.p(R(-200, 300, 800, 300), 'k').p(D(200, 190, 150), 'l')
  else c.p(R(200, -200, 500, 900), 'm').p(D(200, 200, 150), 'g')
  c.raw(`<ellipse cx="212" cy="362" rx="150" ry="13" fill="$k" opacity=".16"/>`)
  prod[item](c)
  c.close()
}

/* food */
const plate = (c, x, y, q, rim = 'l') => {
  c.over(D(x + q * 0.07, y + q * 0.09, q), 's')
  c.p(D(x, y, q), rim).p(D(x, y, q * 0.78), 'm')
  c.rings(x, y, q * 0.9, q * 0.9, 1, 's', 1.6)
}
const citrus = (c, x, y, q, k = 'c') => {
  c.p(D(x, y, q), k).p(D(x, y, q * 0.86), 'l')
  let d = ''
  for (let i = 0; i < 8; i++) {
    const A = i * 0.785 + 0.08,
      Bn = A + 0.63
    d += G([
      [x + Math.cos(A + 0.3) * q * 0.1, y + Math.sin(A + 0.3) * q * 0.1],
      [x + Math.cos(A) * q * 0.78, y + Math.sin(A) * q * 0.78],
      [x + Math.cos(Bn) * q * 0.78, y + Math.sin(Bn) * q * 0.78],
    ])
  }
  c.p(d, k)
}
const tomato = (c, x, y, q) => {
  c.p(D(x, y, q), 'a').p(D(x, y, q * 0.82), 'l')
  let d = ''
  for (let i = 0; i < 5; i++) {
    const A = i * 1.257
    d += D(x + Math.cos(A) * q * 0.44, y + Math.sin(A) * q * 0.44, q * 0.29)
  }
  c.p(d, 'a').p(D(x, y, q * 0.14), 'b')
}
const foods = [
  function fish(c) {
    const { W, H, r } = c
    c.p(R(0, 0, W, H), r.of(['b', 'a', 'c']))
    const x = W * 0.5,
      y = H * 0.5,
      q = Math.min(W, H) * 0.44
    plate(c, x, y, q)
    const L = q * 0.74,
      w = q * 0.42
    c.open(`transform="rotate(${r.i(-36, -18)} ${z(x)} ${z(y)})"`)
    c.p(
      G([
        [x + L * 0.6, y],
        [x + L * 1.2, y - w * 0.62],
        [x + L * 1.05, y],
        [x + L * 1.2, y + w * 0.62],
      ]),
      'k',
    )
    const [f, h] = leaf(x - L, y, L * 1.85, w * 1.1, 0)
    c.p(f, 'b').p(h, 'k')
    let d = ''
    for (let i = 0; i < 6; i++)
      d += `M${z(x - L * 0.28 + i * L * 0.17)} ${z(y - w * 0.34)}q${z(L * 0.13)} ${z(w * 0.34)} 0 ${z(w * 0.68)}`
    c.s(d, 'l', 3.4)
    c.p(D(x - L * 0.66, y - w * 0.1, w * 0.13), 'l').p(D(x - L * 0.66, y - w * 0.1, w * 0.06), 'k')
    c.close()
    citrus(c, x - q * 0.32, y + q * 0.46, q * 0.19)
    citrus(c, x - q * 0.06, y + q * 0.56, q * 0.15)
    tomato(c, x + q * 0.3, y - q * 0.5, q * 0.15)
    for (let i = 0; i < 5; i++) {
      const [a] = leaf(x + q * 0.2, y + q * 0.5, q * 0.34, q * 0.1, -0.9 + i * 0.35)
      c.p(a, i % 2 ? 'k' : 'c')
    }
    if (W > H) {
      c.p(RR(W * 0.06, H * 0.14, 12, H * 0.72, 6), 'l')
        .p(RR(W * 0.06 - 9, H * 0.12, 30, H * 0.24, 12), 'l')
        .p(
          RR(W * 0.92, H * 0.14, 12, H * 0.72, 6) +
            `M${z(W * 0.92 + 12)} ${z(H * 0.12)}q26 ${z(H * 0.2)} 0 ${z(H * 0.36)}z`,
          'l',
        )
    }
  },
  function table(c) {
    const { W, H, r } = c
    c.p(R(0, 0, W, H), 'm')
    const u = Math.min(W, H) / 8
    let d = ''
    for (let j = 0; j * u < H; j++) for (let i = 0; i * u < W; i++) if ((i + j) % 2) d += R(i * u, j * u, u, u)
    c.p(d, r.of(['a', 's', 'b']))
    const M = Math.min(W, H)
    plate(c, W * 0.3, H * 0.36, M * 0.34)
    citrus(c, W * 0.3 - M * 0.06, H * 0.36, M * 0.13)
    tomato(c, W * 0.3 + M * 0.13, H * 0.36 - M * 0.06, M * 0.1)
    tomato(c, W * 0.3 + M * 0.1, H * 0.36 + M * 0.14, M * 0.08)
    plate(c, W * 0.76, H * 0.74, M * 0.3)
    let n = ''
    const px = W * 0.76,
      py = H * 0.74
    for (let i = 0; i < 6; i++) n += D(px, py, M * (0.04 + i * 0.026))
    c.s(n, 'b', M * 0.013)
    for (let i = 0; i < 4; i++) {
      const [a, h] = leaf(px, py, M * 0.13, M * 0.05, i * 1.57 + 0.4)
      c.p(a, 'c').p(h, 'k')
    }
    c.p(D(px, py, M * 0.035), 'a')
    c.over(D(W * 0.82 + 8, H * 0.2 + 10, M * 0.15), 's')
    c.p(D(W * 0.82, H * 0.2, M * 0.15), 'l')
      .p(D(W * 0.82, H * 0.2, M * 0.12), 'k')
      .p(HD(W * 0.82, H * 0.2, M * 0.12, 3), 'a')
    c.open(`transform="rotate(24 ${z(W * 0.5)} ${z(H * 0.6)})"`)
    c.p(RR(W * 0.5, H * 0.38, 11, H * 0.6, 5) + RR(W * 0.5 - 10, H * 0.34, 31, M * 0.2, 13), 'k')
    c.close()
  },
  function wine(c) {
    const { W, H, r } = c,
      y = H * 0.82
    c.p(R(0, 0, W, H), r.of(['c', 'b', 'm']))
    c.p(D(W * 0.55, H * 0.44, Math.min(W, H) * 0.4), 'a')
    c.p(R(0, y, W, H), 'k')
    const tall = W < H,
      bx = W * (tall ? 0.27 : 0.34),
      k = H / 400,
      gs = tall ? (W / 400) * 0.82 : k
    c.p(
      `M${z(bx - 20 * k)} ${z(40 * k)}h${40 * k}v${90 * k}q0 ${24 * k} ${22 * k} ${44 * k}V${z(y + 20 * k)}h${-84 * k}V${z(174 * k)}q${22 * k} ${-20 * k} ${22 * k} ${-44 * k}z`,
      'k',
    )
      .p(R(bx - 42 * k, 214 * k, 84 * k, 78 * k), 'l')
      .p(markPath(bx - 27 * k, 234 * k, 18 * k), 'a')
      .p(R(bx - 20 * k, 36 * k, 40 * k, 34 * k), 'b')
    c.p(R(bx - 34 * k, 168 * k, 7 * k, 40 * k) + R(bx - 14 * k, 80 * k, 5 * k, 50 * k), 's')
    for (const [gx, q, f] of [
      [W * (tall ? 0.6 : 0.58), 62 * gs, 'b'],
      [W * (tall ? 0.86 : 0.8), 50 * gs, 'c'],
    ]) {
      const gy = y - q * 2.0
      c.p(`M${z(gx - q)} ${z(gy - q * 0.5)}h${z(2 * q)}v${z(q * 0.5)}a${z(q)} ${z(q)} 0 0 1 ${z(-2 * q)} 0z`, 'l')
      c.p(HD(gx, gy, q * 0.88, 2), f).p(
        `M${z(gx)} ${z(gy)}h${z(q * 0.88)}a${z(q * 0.88)} ${z(q * 0.88)} 0 0 1 ${z(-q * 0.88)} ${z(q * 0.88)}z`,
        f === 'b' ? 'a' : 'b',
      )
      c.p(R(gx - 3.5, gy + q, 7, y + 10 * k - gy - q), 'l').p(
        HD(gx, y + 14 * k, q * 0.7, 0).replace(/a[\d.]+ [\d.]+/, `a${z(q * 0.7)} ${z(q * 0.16)}`),
        'l',
      )
    }
    c.tone(0, y + 16, W, H - y, 's', 1, 3.5, 10)
  },
  function coffee(c) {
    const { W, H, r } = c,
      x = W * r.f(0.46, 0.54),
      y = H * 0.56,
      q = Math.min(W, H) * 0.3
    c.p(R(0, 0, W, H), r.of(['c', 'b', 'a']))
    c.p(R(W * 0.5, 0, W, H), 'm')
    c.p(D(W * 0.5, H * 0.44, Math.min(W, H) * 0.43), 'g')
    for (let i = -1; i < 2; i++)
      c.s(
        `M${z(x + i * q * 0.5)} ${z(y - q * 0.3)}q${z(-q * 0.3)} ${z(-q * 0.34)} 0 ${z(-q * 0.62)}t0 ${z(-q * 0.62)}`,
        i ? 's' : 'a',
        q * 0.09,
      )
    c.s(
      `M${z(x + q * 0.9)} ${z(y + q * 0.16)}h${z(q * 0.28)}a${z(q * 0.3)} ${z(q * 0.3)} 0 0 1 0 ${z(q * 0.6)}h${z(-q * 0.4)}`,
      'k',
      q * 0.15,
    )
    c.p(HD(x, y, q, 2), 'l').p(R(x - q, y - q * 0.06, q * 2, q * 0.1), 'l')
    c.p(`M${z(x)} ${z(y)}h${z(q)}a${z(q)} ${z(q)} 0 0 1 ${z(-q)} ${z(q)}z`, 's')
    c.p(HD(x, y + q * 0.14, q * 0.74, 2), 'a').p(
      `M${z(x)} ${z(y + q * 0.14)}h${z(q * 0.74)}a${z(q * 0.74)} ${z(q * 0.74)} 0 0 1 ${z(-q * 0.74)} ${z(q * 0.74)}z`,
      'k',
    )
    c.p(RR(x - q * 1.5, y + q * 1.02, q * 3, q * 0.16, Math.max(2, Math.round(q * 0.08))), 'k')
    c.p(R(0, y + q * 1.18, W, H), 'b')
    c.hatch(0, y + q * 1.3, W, H, 'k', 13, 3)
  },
  function garden(c) {
    const { W, H, r } = c,
      n = W > H ? 3 : 2,
      u = W / n,
      m = Math.ceil(H / u)
    const cs = r.mix(['a', 'b', 'c', 'm', 'k', 's'])
    for (let j = 0; j < m; j++)
      for (let i = 0; i < n; i++) {
        const x = i * u,
          y = j * u,
          k = (i + j * n + r.i(0, 1)) % 6,
          f = cs[(i * 2 + j) % 6]
        c.p(R(x, y, u + 0.5, u + 0.5), f)
        const X = x + u / 2,
          Y = y + u / 2,
          q = u * 0.36
        const g2 = f === 'b' ? 'k' : 'b'
        if (k === 0) citrus(c, X, Y, q, f === 'c' ? 'a' : 'c')
        else if (k === 1) {
          c.p(D(X, Y + q * 0.1, q), f === 'a' ? 'l' : 'a').p(HD(X, Y + q * 0.1, q, 1), 'k')
          for (let t = 0; t < 4; t++) {
            const [a] = leaf(X, Y - q * 0.7, q * 0.8, q * 0.26, -2.6 + t * 0.7)
            c.p(a, g2)
          }
        } else if (k === 2) {
          for (let t = 0; t < 5; t++) {
            const [a, h] = leaf(X, Y + q, q * 2, q * 0.3, -2.5 + t * 0.46)
            c.p(a, t % 2 ? g2 : f === 'c' ? 'a' : 'c').p(h, 'k')
          }
        } else if (k === 3) {
          c.p(HD(X, Y - q * 0.2, q * 1.1, 2), f === 'l' ? 'a' : 'l')
            .p(HD(X, Y - q * 0.2, q * 0.7, 0), f === 'c' ? 'a' : 'c')
            .p(R(X - q * 1.1, Y - q * 0.3, q * 2.2, q * 0.12), 'k')
        } else if (k === 4) {
          const [a, h] = leaf(X - q * 1.1, Y, q * 1.9, q * 0.85, 0)
          c.p(
            G([
              [X + q * 0.5, Y],
              [X + q * 1.2, Y - q * 0.5],
              [X + q * 1.2, Y + q * 0.5],
            ]),
            'k',
          )
            .p(a, f === 'l' ? 'b' : 'l')
            .p(h, f === 's' ? 'a' : 's')
            .p(D(X - q * 0.66, Y - q * 0.08, q * 0.09), 'k')
        } else tomato(c, X, Y, q)
      }
  },
]
B.food = (c) => foods[c.pick(foods.length)](c)

/* interiors and furniture */
const chair = (c, x, y, k, A = 'a', Bk = 'k') => {
  c.s(
    `M${z(x - 50 * k)} ${z(y)}L${z(x - 36 * k)} ${z(y - 70 * k)}M${z(x + 44 * k)} ${z(y)}L${z(x + 30 * k)} ${z(y - 60 * k)}`,
    Bk,
    7 * k,
  )
  c.p(
    `M${z(x - 66 * k)} ${z(y - 190 * k)}q${z(22 * k)} ${z(-14 * k)} ${z(34 * k)} ${z(8 * k)}l${z(28 * k)} ${z(100 * k)}h${z(72 * k)}q${z(16 * k)} ${z(14 * k)} 0 ${z(28 * k)}h${z(-104 * k)}z`,
    A,
  )
  c.p(`M${z(x + 2 * k)} ${z(y - 82 * k)}h${z(66 * k)}q${z(14 * k)} ${z(14 * k)} 0 ${z(28 * k)}h${z(-66 * k)}z`, Bk)
}
const sofa = (c, x, y, k, A = 'a') => {
  c.p(RR(x - 120 * k, y - 112 * k, 240 * k, 90 * k, Math.round(18 * k)), A)
  c.over(R(x, y - 112 * k, 2, 60 * k), 'k')
  c.p(
    RR(x - 140 * k, y - 76 * k, 46 * k, 66 * k, Math.round(16 * k)) +
      RR(x + 94 * k, y - 76 * k, 46 * k, 66 * k, Math.round(16 * k)),
    'k',
  )
    .p(RR(x - 100 * k, y - 56 * k, 200 * k, 40 * k, Math.round(8 * k)), 'l')
    .p(R(x - 116 * k, y - 12 * k, 10 * k, 14 * k) + R(x + 106 * k, y - 12 * k, 10 * k, 14 * k), 'k')
  c.p(
    G([
      [x - 70 * k, y - 96 * k],
      [x - 20 * k, y - 100 * k],
      [x - 16 * k, y - 54 * k],
      [x - 74 * k, y - 54 * k],
    ]),
    'c',
  )
}
const plant = (c, x, y, k) => {
  for (let i = 0; i < 7; i++) {
    const [a, h] = leaf(x, y - 44 * k, 110 * k - Math.abs(i - 3) * 10 * k, 24 * k, -2.75 + i * 0.4)
    c.p(a, i % 2 ? 'b' : 'k').p(h, i % 2 ? 'k' : 'b')
  }
  c.p(
    G([
      [x - 30 * k, y - 48 * k],
      [x + 30 * k, y - 48 * k],
      [x + 20 * k, y],
      [x - 20 * k, y],
    ]),
    'l',
  ).p(
    G([
      [x + 4 * k, y - 48 * k],
      [x + 30 * k, y - 48 * k],
      [x + 20 * k, y],
      [x + 4 * k, y],
    ]),
    's',
  )
}
const lamp = (c, x, y, k, drop) => {
  c.p(R(x - 1.5, 0, 3, drop), 'k')
    .p(HD(x, drop + 44 * k, 50 * k, 0), 'c')
    .p(`M${z(x)} ${z(drop - 6 * k)}a${z(50 * k)} ${z(50 * k)} 0 0 1 ${z(50 * k)} ${z(50 * k)}h${z(-50 * k)}z`, 'a')
    .p(HD(x, drop + 44 * k, 14 * k, 2), 'l')
}
B.interior = (c) => {
  const { W, H, r } = c,
    y = H * 0.78,
    k = Math.min(W / 560, H / 400) * r.f(1, 1.12),
    v = c.pick(5)
  c.p(R(0, 0, W, H), r.of(['m', 'g', 'c', 's']))
  const wc = c.o[c.o.length - 1].c
  if (v === 0) {
    c.p(HD(W * 0.5, y, H * 0.56, 0), 'a').p(HD(W * 0.5, y, H * 0.4, 0), wc === 'c' ? 'g' : 'c')
  } else if (v === 1) {
    c.p(R(W * 0.56, 0, W, y), 'b')
    c.p(`M${z(W * 0.66)} ${z(y)}V${z(H * 0.36)}a${z(W * 0.11)} ${z(W * 0.11)} 0 0 1 ${z(W * 0.22)} 0V${z(y)}z`, 'l').p(
      D(W * 0.77, H * 0.44, W * 0.06),
      'a',
    )
  } else if (v === 2) {
    const wx = W * 0.12,
      ww = W * 0.36,
      wh = H * 0.44
    c.p(R(wx, H * 0.1, ww, wh), 'b')
      .p(D(wx + ww * 0.66, H * 0.26, H * 0.09), 'c')
      .p(
        `M${z(wx)} ${z(H * 0.54)}v${z(-wh * 0.3)}q${z(ww * 0.3)} ${z(-wh * 0.3)} ${z(ww)} ${z(wh * 0.1)}v${z(wh * 0.2)}z`,
        'k',
      )
    c.s(R(wx, H * 0.1, ww, wh) + `M${z(wx + ww / 2)} ${z(H * 0.1)}v${z(wh)}`, 'l', 8)
    c.over(
      G([
        [W * 0.3, y],
        [W * 0.62, y],
        [W * 0.95, H],
        [W * 0.55, H],
      ]),
      'm',
    )
  } else if (v === 3) {
    const n = 3
    for (let i = 0; i < n; i++) {
      const x = W * (0.12 + i * 0.15),
        w = W * 0.125
      c.p(R(x, H * 0.12, w, H * 0.3), ['l', 'k', 'a'][i]).p(
        i === 1 ? D(x + w / 2, H * 0.27, w * 0.34) : HD(x + w / 2, H * 0.27 + (i ? 0 : w * 0.2), w * 0.36, i ? 2 : 0),
        ['a', 'c', 'l'][i],
      )
    }
    c.p(R(W * 0.72, 0, W * 0.28, y), 'b')
  } else {
    c.tone(0, 4, W + 12, y, wc === 's' ? 'm' : 's', 0.5, 6, 13)
    c.p(D(W * 0.66, H * 0.34, H * 0.22), 'a')
  }
  c.p(R(0, y, W, H), r.of(['k', 'b', 'k']))
  c.p(R(0, y - 5, W, 7), 'l')
  c.raw(
    `<ellipse cx="${z(W * 0.5)}" cy="${z(H * 0.91)}" rx="${z(W * 0.34)}" ry="${z(H * 0.07)}" fill="$${v === 1 ? 'a' : 'c'}"/>`,
  )
  c.raw(`<ellipse cx="${z(W * 0.5)}" cy="${z(H * 0.91)}" rx="${z(W * 0.25)}" ry="${z(H * 0.045)}" fill="$m"/>`)
  const it = c.opt.set !== undefined ? c.opt.set : r.i(0, 2),
    fc = v === 0 || v === 4 ? 'b' : 'a'
  if (it === 0) {
    sofa(c, W * 0.5, H * 0.9, k, fc)
    lamp(c, W * 0.22, 0, k, H * 0.16)
    plant(c, W * 0.87, H * 0.88, k)
  } else if (it === 1) {
    chair(c, W * 0.4, H * 0.92, k * 1.25, fc)
    lamp(c, W * 0.62, 0, k * 1.1, H * 0.14)
    c.p(R(W * 0.58, H * 0.72, 86 * k, 9 * k), 'l')
      .p(R(W * 0.58 + 38 * k, H * 0.72, 9 * k, 80 * k), 'l')
      .p(HD(W * 0.58 + 60 * k, H * 0.72, 16 * k, 0), 'c')
    plant(c, W * 0.85, H * 0.9, k * 1.05)
  } else {
    chair(c, W * 0.26, H * 0.92, k, fc)
    c.open(`transform="translate(${z(W * 1.5 - W * 0.5)} 0) scale(-1 1)"`)
    chair(c, W * 0.24, H * 0.92, k, 'c')
    c.close()
    c.p(R(W * 0.5 - 72 * k, H * 0.67, 144 * k, 9 * k), 'l').p(
      G([
        [W * 0.5 - 5 * k, H * 0.67],
        [W * 0.5 + 5 * k, H * 0.67],
        [W * 0.5 + 26 * k, H * 0.93],
        [W * 0.5 - 26 * k, H * 0.93],
      ]),
      'k',
    )
    c.p(HD(W * 0.5 + 8, H * 0.67, 22 * k, 0), 'a')
    lamp(c, W * 0.5, 0, k * 1.2, H * 0.1)
  }
}

/* bodies: yoga and sport */
B.body = (c) => {
  const { W, H, r } = c,
    x = W * 0.5,
    k = Math.min(W, H) / 400,
    y = H * 0.84
  const v = c.pick(3)
  c.p(R(0, 0, W, H), r.of(['m', 'c', 'b', 'g']))
  const g0 = c.o[c.o.length - 1].c
  c.p(D(x, H * 0.44, 176 * k), g0 === 'b' ? 'm' : 'g')
    .p(D(x, H * 0.44, 140 * k), g0 === 'b' ? 'c' : 'b')
    .p(D(x, H * 0.44, 104 * k), g0 === 'm' ? 'l' : 'm')
  c.p(`M0 ${z(y)}Q${z(x)} ${z(y - 34 * k)} ${W} ${z(y)}V${H}H0z`, 'k')
  if (v === 0) {
    c.p(D(x, y - 214 * k, 29 * k), 'k')
      .p(HD(x, y - 214 * k, 29 * k, 3), 'c')
      .p(D(x, y - 250 * k, 12 * k), 'k')
    c.p(
      `M${z(x - 44 * k)} ${z(y - 168 * k)}Q${z(x)} ${z(y - 190 * k)} ${z(x + 44 * k)} ${z(y - 168 * k)}L${z(x + 30 * k)} ${z(y - 40 * k)}H${z(x - 30 * k)}z`,
      'a',
    ).p(
      `M${z(x)} ${z(y - 180 * k)}Q${z(x + 30 * k)} ${z(y - 178 * k)} ${z(x + 44 * k)} ${z(y - 168 * k)}L${z(x + 30 * k)} ${z(y - 40 * k)}H${z(x)}z`,
      'k',
    )
    c.s(
      `M${z(x - 40 * k)} ${z(y - 158 * k)}L${z(x - 86 * k)} ${z(y - 92 * k)}L${z(x - 104 * k)} ${z(y - 42 * k)}`,
      'a',
      18 * k,
      ' stroke-linejoin="round" stroke-linecap="round"',
    ).s(
      `M${z(x + 40 * k)} ${z(y - 158 * k)}L${z(x + 86 * k)} ${z(y - 92 * k)}L${z(x + 104 * k)} ${z(y - 42 * k)}`,
      'k',
      18 * k,
      ' stroke-linejoin="round" stroke-linecap="round"',
    )
    c.p(
      `M${z(x - 138 * k)} ${z(y - 10 * k)}Q${z(x - 120 * k)} ${z(y - 60 * k)} ${z(x)} ${z(y - 50 * k)}Q${z(x + 120 * k)} ${z(y - 60 * k)} ${z(x + 138 * k)} ${z(y - 10 * k)}Q${z(x)} ${z(y + 14 * k)} ${z(x - 138 * k)} ${z(y - 10 * k)}z`,
      'c',
    ).p(
      `M${z(x)} ${z(y - 50 * k)}Q${z(x + 120 * k)} ${z(y - 60 * k)} ${z(x + 138 * k)} ${z(y - 10 * k)}Q${z(x + 60 * k)} ${z(y + 6 * k)} ${z(x)} ${z(y + 3 * k)}z`,
      'a',
    )
  } else if (v === 1) {
    const ws = [150, 118, 92, 66, 44]
    let yy = y + 10 * k
    ws.forEach((w, i) => {
      const h = (40 - i * 3) * k
      c.raw(
        `<ellipse cx="${z(x + r.f(-7, 7) * k)}" cy="${z(yy - h * 0.5)}" rx="${z(w * 0.62 * k)}" ry="${z(h * 0.58)}" fill="$${['a', 'l', 'c', 's', 'a'][i]}"/>`,
      )
      yy -= h * 1.02
    })
    for (let i = 0; i < 3; i++) {
      const [a, h] = leaf(x, yy + 4 * k, 84 * k, 20 * k, -2.2 + i * 0.64)
      c.p(a, 'k').p(h, 'b')
    }
  } else {
    c.p(D(x - 116 * k, y - 128 * k, 26 * k), 'k')
    c.s(
      `M${z(x - 100 * k)} ${z(y - 6 * k)}L${z(x - 84 * k)} ${z(y - 100 * k)}L${z(x + 4 * k)} ${z(y - 168 * k)}L${z(x + 96 * k)} ${z(y - 6 * k)}`,
      'a',
      32 * k,
      ' stroke-linejoin="round" stroke-linecap="round"',
    ).s(`M${z(x + 4 * k)} ${z(y - 168 * k)}L${z(x + 96 * k)} ${z(y - 6 * k)}`, 'k', 32 * k, ' stroke-linecap="round"')
    c.s(
      `M${z(x - 100 * k)} ${z(y - 6 * k)}h${z(-24 * k)}M${z(x + 96 * k)} ${z(y - 6 * k)}h${z(28 * k)}`,
      'c',
      16 * k,
      ' stroke-linecap="round"',
    )
    c.p(R(x - 160 * k, y + 6 * k, 320 * k, 12 * k), 'a')
  }
  c.hatch(0, y + 34 * k, W, H, 'b', 12, 2)
}
B.sport = (c) => {
  const { W, H, r } = c,
    k = Math.min(W, H) / 400,
    x = W * 0.5,
    y = H * 0.52,
    v = c.pick(4)
  c.p(R(0, 0, W, H), v === 2 ? 'a' : v === 1 ? 'b' : 'm')
  const K = v === 2 ? 'k' : 'a'
  if (v === 0) {
    c.tone(0, 6, W + 12, H, 's', 9, 0.5, 14)
    c.open(`transform="rotate(-24 ${z(x)} ${z(y)})"`)
    c.p(R(x - W, y - 9 * k, W * 2, 18 * k), 'l').p(R(x - W, y, W * 2, 9 * k), 'c')
    for (const sg of [-1, 1])
      [
        [118, 124, 'a', 26],
        [150, 92, 'b', 24],
        [178, 60, 'l', 18],
      ].forEach(([d, h, q, w]) => {
        c.p(R(x + sg * d * k - (w * k) / 2, y - h * k, w * k, h * 2 * k), q)
        c.p(R(x + sg * d * k - (w * k) / 2, y, w * k, h * k), q === 'l' ? 'c' : 'k')
      })
    c.close()
  } else if (v === 1) {
    c.p(D(x, y, 180 * k), 'k')
    c.s(
      `M${z(x - 62 * k)} ${z(y - 34 * k)}Q${z(x - 74 * k)} ${z(y - 134 * k)} ${z(x)} ${z(y - 134 * k)}T${z(x + 62 * k)} ${z(y - 34 * k)}`,
      'l',
      28 * k,
    )
    c.p(D(x, y + 46 * k, 102 * k), 'a').p(HD(x, y + 46 * k, 102 * k, 1), 'l')
    c.p(R(x - 74 * k, y + 134 * k, 148 * k, 20 * k), 'c')
    c.p(markPath(x - 45 * k, y + 18 * k, 30 * k), 'k')
  } else if (v === 2) {
    let d = ''
    for (let i = 0; i < 9; i++)
      d += G([
        [0, H * (i / 9)],
        [W * 0.5, H * (i / 9) - 30],
        [W * 0.5, H * (i / 9) - 14],
        [0, H * (i / 9) + 16],
      ])
    c.p(d, 'k')
    c.p(D(x + 62 * k, y - 128 * k, 32 * k), 'k')
    const j = ' stroke-linecap="round" stroke-linejoin="round"'
    c.s(
      `M${z(x + 30 * k)} ${z(y - 84 * k)}L${z(x - 22 * k)} ${z(y + 24 * k)}L${z(x + 56 * k)} ${z(y + 66 * k)}L${z(x + 30 * k)} ${z(y + 156 * k)}`,
      'k',
      40 * k,
      j,
    )
      .s(
        `M${z(x - 22 * k)} ${z(y + 24 * k)}L${z(x - 76 * k)} ${z(y + 98 * k)}L${z(x - 156 * k)} ${z(y + 92 * k)}`,
        'b',
        36 * k,
        j,
      )
      .s(
        `M${z(x + 24 * k)} ${z(y - 74 * k)}L${z(x + 92 * k)} ${z(y - 30 * k)}L${z(x + 148 * k)} ${z(y - 78 * k)}`,
        'b',
        24 * k,
        j,
      )
      .s(
        `M${z(x + 14 * k)} ${z(y - 74 * k)}L${z(x - 72 * k)} ${z(y - 62 * k)}L${z(x - 92 * k)} ${z(y + 10 * k)}`,
        'l',
        24 * k,
        j,
      )
  } else {
    c.rings(x, y, 40 * k, 190 * k, 7, 's', 12 * k)
    c.p(D(x, y, 150 * k), 'k')
      .p(D(x, y, 132 * k), 'a')
      .p(D(x, y, 90 * k), 'k')
      .p(D(x, y, 34 * k), 'l')
      .p(D(x, y, 16 * k), 'k')
    let d = ''
    for (let i = 0; i < 3; i++) {
      const A = i * 2.094 + 0.5
      d += D(x + Math.cos(A) * 62 * k, y + Math.sin(A) * 62 * k, 17 * k)
    }
    c.p(d, 'l')
    c.p(HD(x, y, 150 * k, 1), 'b', ' opacity=".0"')
    c.over(
      `M${z(x)} ${z(y - 132 * k)}a${z(132 * k)} ${z(132 * k)} 0 0 1 0 ${z(264 * k)}a${z(90 * k)} ${z(90 * k)} 0 0 0 0 ${z(-264 * k)}z`,
      's',
    )
  }
}
B.botanic = (c) => {
  const { W, H, r } = c,
    v = c.pick(3),
    M = Math.min(W, H)
  c.p(R(0, 0, W, H), r.of(['m', 'b', 'g', 'c']))
  const g0 = c.o[c.o.length - 1].c
  if (v === 0) {
    c.p(D(W * 0.5, H * 0.46, M * 0.36), g0 === 'b' ? 'g' : 'b')
    for (const [sx, n, L] of [
      [0.5, 9, 0.72],
      [0.2, 5, 0.42],
      [0.82, 5, 0.46],
    ])
      for (let i = 0; i < n; i++) {
        const A = -Math.PI * (0.12 + (0.76 * i) / (n - 1))
        const [a, h] = leaf(W * sx, H * 1.02, H * L * (1 - Math.abs(i - (n - 1) / 2) * 0.05), H * 0.085, A)
        c.p(a, i % 2 ? 'a' : 'k').p(h, i % 2 ? 'k' : 'a')
      }
  } else if (v === 1) {
    const x = W * 0.5
    c.p(R(x, 0, W, H), g0 === 'm' ? 'b' : 'm')
    c.p(D(x, H * 0.48, M * 0.38), 'l')
    c.s(`M${z(x)} ${z(H * 0.92)}V${z(H * 0.16)}`, 'k', 5)
    for (let i = 0; i < 6; i++) {
      const y = H * (0.84 - i * 0.12),
        L = M * (0.36 - i * 0.034)
      const [a, h] = leaf(x, y, L, L * 0.42, -0.62),
        [a2, h2] = leaf(x, y, L, L * 0.42, -2.52)
      c.p(a, i % 2 ? 'a' : 'k')
        .p(h, i % 2 ? 'k' : 'a')
        .p(a2, i % 2 ? 'a' : 'c')
        .p(h2, i % 2 ? 'c' : 'a')
    }
  } else {
    const y = H * 0.82
    c.p(HD(W * 0.5, y, H * 0.52, 0), g0 === 'c' ? 'g' : 'c')
    c.p(R(0, y, W, H), 'k')
    const k = H / 400,
      x = W * 0.34
    c.p(RR(x - 44 * k, y - 170 * k, 88 * k, 182 * k, Math.round(14 * k)), 'a')
      .p(R(x, y - 170 * k, 44 * k - 8, 182 * k), 'k')
      .p(R(x - 14 * k, y - 214 * k, 28 * k, 46 * k), 'l')
      .p(R(x - 26 * k, y - 224 * k, 52 * k, 18 * k), 'k')
      .p(R(x - 30 * k, y - 110 * k, 60 * k, 66 * k), 'l')
    const [a] = leaf(x, y - 54 * k, 46 * k, 15 * k, -1.57)
    c.p(a, 'a')
    for (let i = 0; i < 3; i++)
      c.raw(
        `<ellipse cx="${z(W * 0.64 + i * 6)}" cy="${z(y - (8 + i * 30) * k)}" rx="${z((70 - i * 16) * k)}" ry="${z(19 * k)}" fill="$${['k', 'l', 'a'][i]}"/>`,
      )
    for (let i = 0; i < 5; i++) {
      const [q, h] = leaf(W * 0.84, y + 10, 150 * k, 25 * k, -2.5 + i * 0.42)
      c.p(q, i % 2 ? 'a' : 'b').p(h, 'k')
    }
    c.tone(0, y + 18, W + 9, H - y, 'a', 1, 3.4, 11)
  }
}
B.dental = (c) => {
  const { W, H, r } = c,
    k = Math.min(W, H) / 400,
    x = W * 0.5,
    y = H * 0.5,
    v = c.pick(3)
  c.p(R(0, 0, W, H), r.of(['b', 'm', 'c', 'a']))
  const g0 = c.o[c.o.length - 1].c
  if (v < 2) {
    c.p(D(x, y, 178 * k), g0 === 'b' ? 'a' : g0 === 'a' ? 'b' : 'a')
    if (v) c.tone(x - 150 * k, y - 150 * k, 300 * k, 300 * k, 'l', 0.5, 4.5, 12)
    const t = `M${z(x)} ${z(y - 92 * k)}C${z(x - 130 * k)} ${z(y - 148 * k)} ${z(x - 134 * k)} ${z(y + 6 * k)} ${z(x - 82 * k)} ${z(y + 46 * k)}C${z(x - 70 * k)} ${z(y + 176 * k)} ${z(x - 22 * k)} ${z(y + 150 * k)} ${z(x - 24 * k)} ${z(y + 66 * k)}Q${z(x)} ${z(y + 40 * k)} ${z(x + 24 * k)} ${z(y + 66 * k)}C${z(x + 22 * k)} ${z(y + 150 * k)} ${z(x + 70 * k)} ${z(y + 176 * k)} ${z(x + 82 * k)} ${z(y + 46 * k)}C${z(x + 134 * k)} ${z(y + 6 * k)} ${z(x + 130 * k)} ${z(y - 148 * k)} ${z(x)} ${z(y - 92 * k)}z`
    c.p(t, 'l')
    c.clip(t, () => c.p(R(x, 0, W, H), 'm'))
    if (v === 0) {
      c.p(D(x - 48 * k, y - 40 * k, 15 * k), 'b')
      c.s(
        `M${z(x + 110 * k)} ${z(y - 150 * k)}v${z(56 * k)}M${z(x + 82 * k)} ${z(y - 122 * k)}h${z(56 * k)}`,
        'c',
        13 * k,
      )
    } else {
      c.open(`transform="rotate(-38 ${z(x)} ${z(y)})"`)
      c.p(RR(x - 230 * k, y + 96 * k, 460 * k, 24 * k, Math.round(12 * k)), 'k').p(
        R(x + 60 * k, y + 64 * k, 128 * k, 32 * k),
        'c',
      )
      c.close()
    }
  } else {
    c.p(D(x, y - 20 * k, 170 * k), g0 === 'm' ? 'c' : 'm')
    const w = 150 * k
    c.p(HD(x, y - 20 * k, w, 2), 'k')
    c.clip(HD(x, y - 20 * k, w, 2), () => {
      let d = ''
      for (let i = -3; i < 3; i++) d += RR(x + i * 48 * k + 2, y - 34 * k, 44 * k, 66 * k, Math.round(12 * k))
      c.p(d, 'l')
      c.p(D(x, y + 150 * k, 84 * k), g0 === 'a' ? 'b' : 'a')
    })
  }
}
B.fashion = (c) => {
  const { W, H, r } = c,
    k = Math.min(W / 400, H / 500) * (W > H ? 1.25 : 1),
    x = W * 0.5,
    v = c.pick(3),
    y0 = H - 500 * k
  const Y = (q) => y0 + q * k,
    X = (q) => x + (q - 200) * k
  c.p(R(0, 0, W, H), r.of(['a', 'b', 'm', 'c']))
  const g0 = c.o[c.o.length - 1].c,
    alt = g0 === 'a' ? 'b' : 'a'
  const sk = r.of(skins)
  if (v === 0) {
    c.p(R(W * 0.5, 0, W, H), g0 === 'm' ? 'b' : 'm')
    c.p(
      `M${z(X(40))} ${z(H)}L${z(X(130))} ${z(Y(330))}Q${z(X(200))} ${z(Y(296))} ${z(X(270))} ${z(Y(330))}L${z(X(360))} ${z(H)}z`,
      alt,
    ).p(`M${z(X(200))} ${z(Y(312))}L${z(X(270))} ${z(Y(330))}L${z(X(360))} ${z(H)}H${z(X(200))}z`, 'k')
    c.raw(
      `<path fill="${sk[0]}" d="M${z(X(172))} ${z(Y(230))}h${z(56 * k)}v${z(76 * k)}l${z(-28 * k)} ${z(34 * k)}l${z(-28 * k)} ${z(-34 * k)}z"/><path fill="${sk[0]}" d="${RR(X(146), Y(120), 108 * k, 150 * k, Math.round(52 * k))}"/><path fill="${sk[1]}" d="M${z(X(200))} ${z(Y(120))}h${z(2 * k)}a${z(52 * k)} ${z(52 * k)} 0 0 1 ${z(52 * k)} ${z(52 * k)}v${z(46 * k)}a${z(54 * k)} ${z(54 * k)} 0 0 1 ${z(-54 * k)} ${z(52 * k)}z"/>`,
    )
    c.p(HD(X(200), Y(150), 62 * k, 0), 'k')
    c.raw(`<ellipse cx="${z(X(200))}" cy="${z(Y(152))}" rx="${z(176 * k)}" ry="${z(38 * k)}" fill="$k"/>`)
    c.p(
      `M${z(X(136))} ${z(Y(142))}V${z(Y(104))}a${z(64 * k)} ${z(56 * k)} 0 0 1 ${z(128 * k)} 0v${z(38 * k)}q${z(-64 * k)} ${z(24 * k)} ${z(-128 * k)} 0z`,
      alt,
    ).p(
      `M${z(X(136))} ${z(Y(142))}v${z(-20 * k)}q${z(64 * k)} ${z(24 * k)} ${z(128 * k)} 0v${z(20 * k)}q${z(-64 * k)} ${z(24 * k)} ${z(-128 * k)} 0z`,
      'l',
    )
    c.p(
      `M${z(X(180))} ${z(Y(232))}q${z(20 * k)} ${z(-14 * k)} ${z(40 * k)} 0q${z(-20 * k)} ${z(20 * k)} ${z(-40 * k)} 0z`,
      'a',
    )
    c.p(D(X(146), Y(236), 11 * k) + D(X(254), Y(236), 11 * k), 'c')
  } else if (v === 1) {
    c.p(D(x, Y(250), 190 * k), g0 === 'm' ? 'c' : 'm')
    c.s(`M${z(x)} ${z(Y(96))}v${z(-16 * k)}a${z(20 * k)} ${z(20 * k)} 0 1 1 ${z(20 * k)} ${z(-20 * k)}`, 'k', 6 * k)
    c.s(`M${z(X(110))} ${z(Y(136))}L${z(x)} ${z(Y(94))}L${z(X(290))} ${z(Y(136))}`, 'k', 8 * k)
    c.p(
      G([
        [X(126), Y(128)],
        [X(166), Y(118)],
        [x, Y(210)],
        [X(234), Y(118)],
        [X(274), Y(128)],
        [X(252), Y(250)],
        [X(340), Y(470)],
        [X(60), Y(470)],
        [X(148), Y(250)],
      ]),
      alt,
    )
    c.p(
      G([
        [X(234), Y(118)],
        [X(274), Y(128)],
        [X(252), Y(250)],
        [X(340), Y(470)],
        [X(236), Y(470)],
        [X(206), Y(250)],
        [x, Y(210)],
      ]),
      'k',
    )
    c.p(R(X(147), Y(240), 106 * k, 18 * k), 'l')
    let d = ''
    for (let i = 0; i < 4; i++) d += `M${z(X(170 - i * 8))} ${z(Y(270))}L${z(X(140 - i * 24))} ${z(Y(470))}`
    c.s(d, 'l', 2.4)
  } else {
    c.hatch(0, 0, W, H, g0 === 'a' ? 'b' : 'a', 22, 10)
    c.p(D(x, H * 0.52, 172 * k), 'l')
    c.p(
      `M${z(X(70))} ${z(Y(396))}L${z(X(96))} ${z(Y(180))}Q${z(X(150))} ${z(Y(176))} ${z(X(170))} ${z(Y(230))}Q${z(X(220))} ${z(Y(360))} ${z(X(346))} ${z(Y(380))}V${z(Y(396))}H${z(X(250))}Q${z(X(150))} ${z(Y(392))} ${z(X(118))} ${z(Y(270))}L${z(X(88))} ${z(Y(396))}z`,
      alt,
    ).p(
      `M${z(X(170))} ${z(Y(230))}Q${z(X(220))} ${z(Y(360))} ${z(X(346))} ${z(Y(380))}V${z(Y(396))}H${z(X(250))}Q${z(X(190))} ${z(Y(330))} ${z(X(170))} ${z(Y(230))}z`,
      'k',
    )
  }
}
B.camera = (c) => {
  const { W, H, r } = c,
    v = c.pick(3),
    x = W * 0.5,
    y = H * 0.5,
    M = Math.min(W, H)
  c.p(R(0, 0, W, H), 'm')
  if (v === 0) {
    const q = M * 0.44
    c.p(D(x, y, q * 1.08), 'k')
      .p(D(x, y, q), 's')
      .p(D(x, y, q * 0.86), 'k')
    const n = 8,
      pal = ['b', 's', 'b', 'c']
    for (let i = 0; i < n; i++) {
      const A = (i * 6.283) / n + 0.2,
        Bn = A + 6.283 / n
      c.p(
        G([
          [x + Math.cos(A) * q * 0.82, y + Math.sin(A) * q * 0.82],
          [x + Math.cos(Bn) * q * 0.82, y + Math.sin(Bn) * q * 0.82],
          [x + Math.cos(Bn + 0.9) * q * 0.3, y + Math.sin(Bn + 0.9) * q * 0.3],
          [x + Math.cos(A + 0.9) * q * 0.3, y + Math.sin(A + 0.9) * q * 0.3],
        ]),
        pal[i % 4],
      )
    }
    c.p(D(x, y, q * 0.31), 'a').p(HD(x, y, q * 0.31, 2), 'l')
  } else if (v === 1) {
    B.landscape(c)
    const a = M * 0.1,
      s = M * 0.13
    let d = ''
    for (const [X, Y, dx, dy] of [
      [a, a, 1, 1],
      [W - a, a, -1, 1],
      [a, H - a, 1, -1],
      [W - a, H - a, -1, -1],
    ])
      d += `M${z(X + dx * s)} ${z(Y)}H${z(X)}V${z(Y + dy * s)}`
    c.s(d, 'l', 6)
    c.s(`M${z(x - 14)} ${z(y)}h28M${z(x)} ${z(y - 14)}v28`, 'l', 3)
    c.p(D(W - a - 18, a + 20, 7), 'a')
  } else {
    c.tone(0, 6, W + 10, H, 's', 8, 0.6, 13)
    const w = M * 0.82,
      h = w * 0.6,
      X = x - w / 2,
      Y = y - h / 2 + M * 0.04
    c.p(R(X + w * 0.1, Y - h * 0.17, w * 0.2, h * 0.2), 'b').p(R(X + w * 0.36, Y - h * 0.2, w * 0.3, h * 0.22), 'l')
    c.p(RR(X, Y, w, h, 14), 'k').p(R(X, Y + h * 0.2, w, h * 0.56), 'c')
    c.p(D(x, y + M * 0.045, h * 0.42), 'l')
      .p(D(x, y + M * 0.045, h * 0.36), 'k')
      .p(D(x, y + M * 0.045, h * 0.26), 'b')
      .p(D(x, y + M * 0.045, h * 0.17), 'a')
      .p(HD(x, y + M * 0.045, h * 0.17, 1), 'k')
    c.p(D(X + w * 0.88, Y + h * 0.1, h * 0.055), 'a').p(R(X + w * 0.07, Y + h * 0.06, w * 0.12, h * 0.09), 's')
  }
}

/* modular letters on a 3x4 grid (S square, 0..3 quarter by corner, U/D half domes, . empty): Latin + Cyrillic */
const glyph = {
  A: ['2S3', 'S.S', 'SSS', 'S.S'],
  B: ['SS3', 'SS0', 'SS3', 'SS0'],
  P: ['SS3', 'S.S', 'SS0', 'S..'],
  R: ['SS3', 'S.S', 'SS0', 'S.3'],
  S: ['2SS', '1S3', '..S', 'SS0'],
  E: ['SSS', 'SS.', 'S..', 'SSS'],
  O: ['2S3', 'S.S', 'S.S', '1S0'],
  D: ['SS3', 'S.S', 'S.S', 'SS0'],
  N: ['S.S', 'S3S', 'S1S', 'S.S'],
  Z: ['SSS', '.20', '20.', 'SSS'],
  Zh: ['SSS', '1S0', '2S3', 'SSS'],
  F: ['.S.', '2S3', '1S0', '.S.'],
  L: ['2S3', 'S.S', 'S.S', 'S.S'],
  K: ['S.0', 'S0.', 'S3.', 'S.3'],
  I: ['S.S', 'S2S', 'S0S', 'S.S'],
  G: ['SSS', 'S..', 'S..', 'S..'],
}
const cell = (ch, x, y, u) =>
  ch === 'S'
    ? R(x, y, u + 0.3, u + 0.3)
    : ch === '.'
      ? ''
      : Q(x, y, u, +ch === 0 ? 0 : +ch === 1 ? 1 : +ch === 2 ? 2 : 3)
B.type = (c) => {
  const { W, H, r } = c,
    v = c.pick(3),
    keys = r.mix(Object.keys(glyph))
  const word = (g, x, y, u, q) => {
    let d = ''
    glyph[g].forEach((row, j) =>
      [...row].forEach((ch, i) => {
        d += cell(ch, x + i * u, y + j * u, u)
      }),
    )
    c.p(d, q)
  }
  if (v === 0) {
    c.p(R(0, 0, W, H), 'a')
    const u = H * 0.29
    word(keys[0], W * 0.08, -H * 0.04, u, 'k')
    c.over(D(W * 0.72, H * 0.34, H * 0.3), 'c')
    word(keys[1], W * 0.66, H * 0.58, u * 0.42, 'l')
    c.tone(W * 0.04, H * 0.7, W * 0.5, H * 0.3, 'l', 0.5, 5, 12)
  } else if (v === 1) {
    const n = W > H ? 3 : 2,
      m = W > H ? 2 : 2,
      cw = W / n,
      chh = H / m,
      cs = r.mix(['a', 'b', 'c', 'k', 'l', 'm'])
    for (let j = 0; j < m; j++)
      for (let i = 0; i < n; i++) {
        const q = j * n + i,
          f = cs[q % 6]
        c.p(R(i * cw, j * chh, cw + 0.5, chh + 0.5), f)
        const u = Math.min(cw / 4.4, chh / 5.2)
        word(
          keys[q],
          i * cw + (cw - 3 * u) / 2,
          j * chh + (chh - 4 * u) / 2,
          u,
          f === 'k' ? 'c' : f === 'a' ? 'l' : f === 'b' ? 'l' : f === 'm' ? 'i' : 'k',
        )
      }
  } else {
    c.p(R(0, 0, W, H), 'c')
    c.p(R(0, H * 0.62, W, H), 'k')
    const u = Math.min(W * 0.2, H * 0.21)
    word(keys[2], W * 0.5 - u * 1.5 + u * 0.28, H * 0.08 + u * 0.28, u, 'b')
    word(keys[2], W * 0.5 - u * 1.5, H * 0.08, u, 'a')
    c.p(D(W * 0.14, H * 0.2, u * 0.5), 'k').p(HD(W * 0.86, H * 0.8, u * 0.7, 0), 'l')
    c.hatch(0, H * 0.92, W, 40, 'a', 10, 4)
  }
}
B.device = (c) => {
  const { W, H, r } = c,
    k = Math.min(W / 600, H / 400),
    v = c.pick(3)
  c.p(R(0, 0, W, H), r.of(['m', 'b', 'a', 'c']))
  const g0 = c.o[c.o.length - 1].c
  c.p(D(W * r.f(0.3, 0.7), H * 0.5, Math.min(W, H) * 0.46), g0 === 'a' ? 'c' : g0 === 'm' ? 'a' : 'm')
  const win = (x, y, w, h, bar = 'k') => {
    c.over(R(x + 12, y + 14, w, h), 's')
    c.p(RR(x, y, w, h, 10), 'l').p(RR(x, y, w, 24, 10) + R(x, y + 12, w, 12), bar)
    c.p(D(x + 14, y + 12, 4), 'a')
      .p(D(x + 27, y + 12, 4), 'c')
      .p(D(x + 40, y + 12, 4), 'b')
  }
  const w = Math.min(W * 0.72, 420 * Math.max(k, 0.8)),
    h = w * 0.62,
    x = W * 0.5 - w * 0.54,
    y = H * 0.5 - h * 0.5
  win(x, y, w, h)
  if (v === 0) {
    c.p(R(x + 16, y + 40, w * 0.24, h - 56), 'm')
    c.p(R(x + 26, y + 54, w * 0.16, 8) + R(x + 26, y + 74, w * 0.12, 8) + R(x + 26, y + 94, w * 0.15, 8), 's')
    let d = ''
    for (let i = 0; i < 7; i++) {
      const q = h * (0.14 + 0.36 * Math.abs(Math.sin(i * 0.8 + r.n())))
      d += R(x + w * 0.32 + i * w * 0.092, y + h - 18 - q, w * 0.06, q)
    }
    c.p(d, 'a')
    c.s(
      `M${z(x + w * 0.33)} ${z(y + h * 0.5)}l${z(w * 0.14)} ${z(-h * 0.1)}l${z(w * 0.16)} ${z(h * 0.06)}l${z(w * 0.28)} ${z(-h * 0.2)}`,
      'b',
      5,
    )
  } else if (v === 1) {
    c.clip(R(x, y + 24, w, h - 34), () => {
      c.p(R(x, y + 24, w * 0.5, h), 'a')
        .p(D(x + w * 0.5, y + h * 0.56, h * 0.32), 'c')
        .p(HD(x + w * 0.5, y + h * 0.56, h * 0.32, 1), 'k')
      c.p(R(x + 20, y + 46, w * 0.24, 12) + R(x + 20, y + 66, w * 0.17, 12), 'l').p(
        RR(x + 20, y + h - 62, w * 0.2, 26, 13),
        'k',
      )
    })
  } else {
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 3; i++) {
        const X = x + 16 + (i * (w - 24)) / 3,
          Y = y + 38 + (j * (h - 48)) / 2,
          ww = (w - 24) / 3 - 8,
          hh = (h - 48) / 2 - 8,
          q = ['a', 'm', 'c', 'm', 'b', 'k'][i + j * 3]
        c.p(R(X, Y, ww, hh), q).p(
          (i + j) % 2 ? D(X + ww / 2, Y + hh / 2, hh * 0.26) : HD(X + ww / 2, Y + hh * 0.62, hh * 0.32, 0),
          q === 'm' ? 'k' : 'l',
        )
      }
  }
  const pw = w * 0.24,
    ph = pw * 2,
    px = x + w - pw * 0.55,
    py = y + h - ph * 0.72
  c.over(R(px + 10, py + 10, pw, ph), 's')
  c.p(RR(px, py, pw, ph, 14), 'k')
    .p(RR(px + 6, py + 8, pw - 12, ph - 16, 8), 'l')
    .p(R(px + 6, py + 24, pw - 12, ph * 0.36), 'a')
    .p(HD(px + pw / 2, py + 24 + ph * 0.36, pw * 0.3, 0), 'c')
    .p(R(px + 16, py + ph * 0.6, pw * 0.55, 7) + R(px + 16, py + ph * 0.68, pw * 0.4, 7), 's')
    .p(RR(px + 16, py + ph * 0.8, pw - 32, 16, 8), 'b')
  c.p(
    G([
      [x + w * 0.5, y + h * 0.72],
      [x + w * 0.5 + 34 * k, y + h * 0.72 + 22 * k],
      [x + w * 0.5 + 18 * k, y + h * 0.72 + 26 * k],
      [x + w * 0.5 + 8 * k, y + h * 0.72 + 42 * k],
    ]),
    'k',
    ' stroke="$l" stroke-width="3"',
  )
}
B.orbit = (c) => {
  const { W, H, r } = c,
    x = W * r.f(0.4, 0.6),
    y = H * 0.5,
    M = Math.min(W, H)
  c.p(R(0, 0, W, H), r.of(['k', 'a', 'm', 'b']))
  const g0 = c.o[c.o.length - 1].c,
    ln = g0 === 'm' ? 's' : 'l'
  c.tone(0, H * 0.5, W + 10, H * 0.5, g0 === 'm' ? 's' : g0 === 'k' ? 'a' : 'k', 0.3, 5.5, 12)
  c.rings(x, y, M * 0.2, M * 0.62, 5, ln, 2)
  c.p(D(x, y, M * 0.17), g0 === 'a' ? 'c' : 'a').p(HD(x, y, M * 0.17, 1), g0 === 'k' ? 'b' : 'k')
  for (let i = 0; i < 9; i++) {
    const q = M * (0.2 + (i % 5) * 0.105),
      A = r.f(0, 6.283),
      s = M * r.f(0.018, 0.062),
      X = x + Math.cos(A) * q,
      Y = y + Math.sin(A) * q,
      f = ['c', 'l', 'b', 'a', 'c'][i % 5] === g0 ? 'l' : ['c', 'l', 'b', 'a', 'c'][i % 5]
    c.p(D(X, Y, s), f)
    if (s > M * 0.04) c.p(HD(X, Y, s, 1), 'k')
  }
}
B.chart = (c) => {
  const { W, H, r } = c,
    v = c.pick(4),
    M = Math.min(W, H)
  c.p(R(0, 0, W, H), r.of(['m', 'k', 'a', 'g']))
  const g0 = c.o[c.o.length - 1].c
  if (v === 0) {
    const n = 8,
      w = W / (n + 1),
      y = H * 0.9
    c.p(D(W * 0.72, H * 0.3, M * 0.24), 'b')
    c.tone(0, 6, W + 10, H * 0.6, g0 === 'm' || g0 === 'g' ? 's' : 'c', 4.5, 0.3, 13)
    for (let i = 0; i < n; i++) {
      const h = H * (0.14 + 0.62 * Math.pow(i / (n - 1), 1.2)) * r.f(0.86, 1.06),
        x = w * (0.5 + i)
      c.p(R(x, y - h, w * 0.56, h), i === n - 1 ? 'b' : g0 === 'a' ? 'l' : 'a').p(
        R(x + w * 0.56, y - h + 8, w * 0.2, h - 8),
        g0 === 'k' ? 's' : 'k',
      )
    }
    c.p(R(0, y, W, H), g0 === 'k' ? 'c' : 'k')
  } else if (v === 1) {
    const x = W * 0.5,
      y = H * 0.5,
      q = M * 0.4
    c.p(D(x, y, q * 1.14), g0 === 'g' ? 'm' : 'g')
    let A = -1.57
    ;[
      [0.34, 'a'],
      [0.26, 'b'],
      [0.22, 'k'],
      [0.18, 'c'],
    ].forEach(([p, f], i) => {
      const Bn = A + p * 6.283,
        e = i === 0 ? 12 : 0,
        mx = Math.cos((A + Bn) / 2) * e,
        my = Math.sin((A + Bn) / 2) * e
      c.p(
        `M${z(x + mx)} ${z(y + my)}L${z(x + mx + Math.cos(A) * q)} ${z(y + my + Math.sin(A) * q)}A${z(q)} ${z(q)} 0 0 1 ${z(x + mx + Math.cos(Bn) * q)} ${z(y + my + Math.sin(Bn) * q)}z`,
        f,
      )
      A = Bn
    })
    c.p(D(x, y, q * 0.42), g0 === 'g' ? 'm' : 'g')
    c.p(markPath(x - q * 0.21, y - q * 0.14, q * 0.14), 'k')
  } else if (v === 2) {
    const y = H * 0.86
    c.p(D(W * 0.26, H * 0.36, M * 0.22), g0 === 'a' ? 'c' : 'a')
    for (let s = 0; s < 4; s++) {
      const x = W * (0.24 + s * 0.18),
        n = 2 + s * 2
      for (let i = 0; i < n; i++) {
        const yy = y - i * 19 * (H / 400)
        c.raw(
          `<ellipse cx="${z(x)}" cy="${z(yy)}" rx="${z(W * 0.078)}" ry="${z(H * 0.032)}" fill="$k"/><ellipse cx="${z(x)}" cy="${z(yy - H * 0.024)}" rx="${z(W * 0.078)}" ry="${z(H * 0.032)}" fill="$b"/>`,
        )
      }
      c.raw(
        `<ellipse cx="${z(x)}" cy="${z(y - (n - 1) * 19 * (H / 400) - H * 0.024)}" rx="${z(W * 0.046)}" ry="${z(H * 0.018)}" fill="$l"/>`,
      )
    }
    c.s(`M${z(W * 0.08)} ${z(H * 0.66)}L${z(W * 0.9)} ${z(H * 0.1)}`, 'c', 6)
    c.p(
      G([
        [W * 0.92, H * 0.08],
        [W * 0.84, H * 0.1],
        [W * 0.89, H * 0.19],
      ]),
      'c',
    )
  } else {
    const n = W > H ? 12 : 8,
      u = W / n
    let d1 = '',
      d2 = '',
      d3 = ''
    for (let j = 0; j * u < H; j++)
      for (let i = 0; i < n; i++) {
        const q = Math.max(
          0.08,
          Math.min(0.46, 0.1 + 0.4 * ((i / n) * 0.8 + (1 - (j * u) / H) * 0.55 - 0.3 + r.f(-0.08, 0.08))),
        )
        const d = D((i + 0.5) * u, (j + 0.5) * u, q * u)
        if (q > 0.36) d1 += d
        else if (q > 0.22) d2 += d
        else d3 += d
      }
    c.p(d3, g0 === 'm' || g0 === 'g' ? 's' : 'c')
      .p(d2, g0 === 'a' ? 'l' : 'a')
      .p(d1, 'b')
  }
}
B.stage = (c) => {
  const { W, H, r } = c,
    y = H * 0.74
  c.p(R(0, 0, W, H), 'm')
  const pal = ['a', 'b', 'c']
  for (let i = 0; i < 5; i++) {
    const x = W * (0.1 + i * 0.2),
      tx = W * r.f(0.2, 0.8)
    c.p(
      G([
        [x - 5, 0],
        [x + 5, 0],
        [tx + W * 0.12, y],
        [tx - W * 0.12, y],
      ]),
      pal[i % 3],
      ' opacity=".42"',
    )
  }
  c.p(D(W * 0.5, y - H * 0.2, H * 0.24), 'a')
  c.clip(D(W * 0.5, y - H * 0.2, H * 0.24), () =>
    c.tone(W * 0.5 - H * 0.25, y - H * 0.42, H * 0.5, H * 0.46, 'c', 0.4, 9, 11),
  )
  c.p(R(W * 0.2, y, W * 0.6, H * 0.05), 'l').p(R(W * 0.14, y + H * 0.05, W * 0.72, H * 0.06), 's')
  const x = W * 0.5
  c.p(HD(x, y, H * 0.1, 0), 'k')
    .p(R(x - H * 0.1, y - 2, H * 0.2, 4), 'k')
    .p(D(x, y - H * 0.155, H * 0.055), 'k')
  c.s(`M${z(x - H * 0.12)} ${z(y)}V${z(y - H * 0.12)}l${z(H * 0.05)} ${z(-H * 0.03)}`, 'l', 4)
  let s = H * 0.06
  for (let row = 0; row < 2; row++) {
    const n = Math.ceil(W / (s * 2.3)) + 1
    for (let i = -1; i < n; i++)
      person(
        c,
        i * s * 2.3 + row * s,
        H * (0.92 + row * 0.1),
        s,
        row ? 'k' : r.of(['b', 'k', 's']),
        row ? 'k' : r.of(['a', 'c', 'l', 'b']),
      )
    s *= 1.3
  }
}

export const kinds = Object.keys(B)

/* ------------------------------------------------------------------ public entry */
const hex2 = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16))
export const mixHex = (a, b, t) => {
  const A = hex2(a),
    C = hex2(b)
  return (
    '#' +
    A.map((v, i) =>
      Math.round(v + (C[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  )
}
export function variants(kind) {
  return (
    { hero: heroes, place: places, landscape: lands, architecture: archs, abstract: abs, food: foods }[kind]?.map(
      (f) => f.name,
    ) || []
  )
}
export function art({
  seed = 'plakat',
  kind,
  theme = 'plakat',
  ratio = '3:2',
  accent,
  mode = 'hex',
  title = '',
  ...opt
} = {}) {
  const th = themes[theme] || themes.plakat,
    r = rng(`${seed}|${kind || ''}|${theme}`)
  r.s = seed
  const kd = kind || r.of(th.kinds),
    [W, H] = ratios[ratio] || ratio
  const c = new Cv(W, H, r, th.dark)
  c.opt = opt
  c.bg('g')
  B[kd](c)
  if (opt.grain) c.grain()
  const pal = { ...th }
  if (accent) {
    pal.a = accent
  }
  pal.A = mixHex(pal.a, th.dark ? '#000000' : th.k, 0.26)
  pal.G = pal[c.G || 'm']
  pal.i = pal.k
  const id =
    'p' +
    rng(seed + kd + theme + ratio)
      .i(1e5, 9e6)
      .toString(36)
  const vars = mode === 'css',
    sub = (t) =>
      t
        .replace(/\$I/g, id)
        .replace(/\$([gkabclsmiAG])(?![a-z0-9])/g, (_, q) =>
          vars ? `var(--p-${q === 'A' ? 'a2' : q === 'G' ? c.G || 'm' : q},${pal[q]})` : pal[q],
        )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" ${title ? `role="img" aria-label="${title}"` : 'aria-hidden="true"'}>${c.defs ? `<defs>${sub(c.defs)}</defs>` : ''}${sub(c.out())}</svg>`
}

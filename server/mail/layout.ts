import { organisation } from '#shared/content/organisation.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { wordsOf } from '#locales/words.ts'
import { mailtoAddress, myDataAddress, privacyAddress } from './addresses.ts'
import { fill, fillHtml } from './fill.ts'
import { Html, markup } from './html.ts'

/** A finished mail: its subject and the same content twice. */
export interface Letter {
  subject: string
  html: string
  text: string
}

/** A block in both forms. A mail is a list of them, so its plain text has the order of its HTML. */
export interface Part {
  html: Html
  /** Empty where the plain text says it already. */
  text: string
}

/*
 * How mail programs differ, in short: Outlook on Windows lays out with Word (tables, bgcolor, no max-width, no
 * white-space, no padding on links), some drop <style>, some invert colours in the dark. So everything stands inline
 * and in tables, <style> only adds narrow screens and the dark scheme, and no text is pure white outside red fields.
 */
const ink = '#12141c'
const inkSoft = '#474b57'
const inkFaint = '#5f6470'
const paper = '#f4f3ef'
const sheet = '#ffffff'
const line = '#d9d7d0'
const accent = '#d9301f'
const accentSoft = '#fae6e4'
const accentText = '#c22d1f'
const onAccent = '#ffffff'
const marigold = '#f6b81a'

const family = 'Commissioner,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif'
const font = (weight: number, size: number, leading: number) => `font:${weight} ${size}px/${leading}px ${family}`

/**
 * The classes: bd ground, ca sheet, sf tinted field, t1 to t3 text, lk link, ln line, qb quiet button; p, f, o, h, k,
 * v, bw and bt for narrow screens.
 */
const styleSheet = new Html(`
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(max-width:619px){
.p{padding-left:22px!important;padding-right:22px!important}
.f{padding-left:16px!important;padding-right:22px!important}
.o{padding-top:0!important}
.h{font-size:30px!important;line-height:35px!important;letter-spacing:-.6px!important}
.k{display:block!important;width:auto!important;padding-bottom:0!important;border-bottom:0!important}
.v{display:block!important;padding-top:2px!important}
.bw{width:100%!important}
.bt a{display:block!important}
}
@media(prefers-color-scheme:dark){
.bd{background:#0f1118!important}
.ca{background:#1b1f2a!important}
.sf{background:#222634!important}
.t1{color:#f3f2ee!important}
.t2{color:#c3c6d0!important}
.t3{color:#9ca1af!important}
.lk{color:#ff8f80!important}
.ln{border-color:#3a4050!important}
.qb{border-color:#c3c6d0!important}
}
`)

const cell = (width: number, look: string): Html =>
  markup`width="${width}" height="12" style="width:${width}px;height:12px;font-size:0;line-height:0;mso-line-height-rule:exactly;${look}"`
const halfDisc = (corners: string): Html =>
  markup`<td colspan="2" bgcolor="${onAccent}" ${cell(24, `background:${onAccent};border-radius:${corners}`)}>&nbsp;</td>`
const gap = markup`<td ${cell(12, '')}>&nbsp;</td>`

/** The mark in four cells: no picture to load, square in Outlook on Windows. */
const mark = markup`<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate">
<tr>${gap}${halfDisc('12px 12px 0 0')}</tr>
<tr>${halfDisc('0 0 12px 12px')}${gap}</tr>
</table>`

const join = (parts: readonly Part[]): string =>
  parts
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n\n')

const row = (parts: readonly Part[], attributes: Html): Part => ({
  html: markup`<tr><td ${attributes}>
${parts.map((part) => part.html)}
</td></tr>`,
  text: join(parts),
})

/** A stretch of the white sheet. */
export const sheetOf = (parts: readonly Part[], { top = 32, bottom = 32 } = {}): Part =>
  row(parts, markup`class="ca p" bgcolor="${sheet}" style="background:${sheet};padding:${top}px 40px ${bottom}px"`)

/** A field from edge to edge with a line at its left; its text stands on the sheet's left edge. */
export const field = (parts: readonly Part[]): Part =>
  row(
    parts,
    markup`class="sf f" bgcolor="${accentSoft}" style="background:${accentSoft};padding:24px 40px 24px 34px;border-left:6px solid ${accent}"`,
  )

export const heading = (text: string): Part => ({
  html: markup`<h1 class="t1 h" style="margin:0 0 18px;${font(800, 36, 41)};letter-spacing:-.9px;color:${ink};text-wrap:balance">${text}</h1>`,
  text,
})

/** A paragraph; `html` where the HTML says the same with emphasis. */
export const paragraph = (text: string, html: Html = markup`${text}`): Part => ({
  html: markup`<p class="t2" style="margin:0 0 24px;${font(400, 17, 27)};color:${inkSoft}">${html}</p>`,
  text,
})

/** Small print; the `last` one has no space below. */
export const note = (text: string, { last = false } = {}): Part => ({
  html: markup`<p class="t2" style="margin:0 0 ${last ? 0 : 8}px;${font(400, 15, 23)};color:${inkSoft}">${text}</p>`,
  text,
})

/** A caption with small print under it; one paragraph of the plain text. */
export const captioned = (caption: string, text: string): Part => ({
  html: markup`<p class="t1" style="margin:0 0 6px;${font(700, 15, 22)};color:${ink}">${caption}</p>
${note(text, { last: true }).html}`,
  text: `${caption}\n${text}`,
})

export const strong = (text: string): Html => markup`<b class="t1" style="color:${ink}">${text}</b>`

export const link = (href: string, text: string): Html =>
  markup`<a class="lk" href="${href}" style="color:${accentText}">${text}</a>`

/** The one button of a mail. `quiet` where pressing it is not what the mail asks for. */
export function button(label: string, href: string, { quiet = false } = {}): Part {
  const colours = quiet
    ? { ground: markup``, classes: 't1 qb', text: ink, edge: ink }
    : { ground: markup`bgcolor="${accent}" `, classes: 'on', text: onAccent, edge: accent }
  // Word ignores padding on links: it gets the cell's own.
  return {
    html: markup`<table role="presentation" class="bw" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="bt" ${colours.ground}align="center" style="${quiet ? '' : `background:${accent};`}border-radius:4px;mso-padding-alt:17px 34px">
<a class="${colours.classes}" href="${href}" style="display:inline-block;padding:16px 34px;${font(700, 18, 22)};color:${colours.text};text-align:center;text-decoration:none;border:2px solid ${colours.edge};border-radius:4px">${label}</a>
</td></tr></table>`,
    text: `${label}\n${href}`,
  }
}

/** The button's address in words, for those whose program shows no buttons. The plain text has it beside the label. */
export const inWords = (lead: string, href: string): Part => ({
  html: markup`<p class="t2" style="margin:22px 0 0;${font(400, 15, 23)};color:${inkSoft}">${lead}<br>
<a class="lk" href="${href}" style="color:${accentText};word-break:break-all">${href}</a></p>`,
  text: '',
})

export interface Fact {
  label: string
  value: string
  /** Where the HTML shows the value as more than its text. */
  html?: Html
}

export const chip = (text: string): Html =>
  markup`<span style="display:inline-block;background:${marigold};color:${ink};padding:2px 10px;margin:-2px 0">${text}</span>`

/** Labels and values, side by side; one above the other on a narrow screen. */
export function facts(list: readonly Fact[], language: Language): Part {
  const rows = list.map(({ label, value, html = markup`${value}` }, at) => {
    const edge = at === list.length - 1 ? '' : `border-bottom:1px solid ${line};`
    return markup`<tr>
<td class="k t3 ln" width="160" valign="top" style="width:160px;padding:11px 12px 11px 0;${edge}${font(400, 15, 23)};color:${inkFaint}">${label}</td>
<td class="v t1 ln" valign="top" dir="auto" style="padding:11px 0;${edge}${font(600, 16, 23)};color:${ink};word-break:break-word;overflow-wrap:anywhere">${html}</td>
</tr>`
  })
  return {
    html: markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%">
${rows}
</table>`,
    text: list.map(({ label, value }) => labelled(label, value, language)).join('\n'),
  }
}

export interface Amount {
  label: string
  /** How many of what price; empty for a sum. */
  detail: string
  value: string
  isTotal?: boolean
}

/** What something comes to, line by line: columns in both forms, figures at the right. */
export function amounts(list: readonly Amount[]): Part {
  const widest = (column: (amount: Amount) => string) => Math.max(...list.map((amount) => column(amount).length))
  const [labels, details, values] = [
    widest(({ label }) => label),
    widest(({ detail }) => detail),
    widest(({ value }) => value),
  ]
  const rows = list.map(({ label, detail, value, isTotal = false }) => {
    const edge = isTotal ? `border-top:2px solid ${ink};` : `border-top:1px solid ${line};`
    const cellOf = (text: string, weight: number, colour: string, align: 'left' | 'right', classes: string) =>
      markup`<td class="${classes} ln" align="${align}" valign="top" style="padding:11px 0 11px ${align === 'left' ? 0 : 12}px;${edge}${font(weight, 16, 23)};color:${colour}${align === 'left' ? '' : ';white-space:nowrap'}">${text}</td>`
    return markup`<tr>
${cellOf(label, isTotal ? 800 : 600, ink, 'left', 't1')}
${cellOf(detail, 400, inkFaint, 'right', 't3')}
${cellOf(value, isTotal ? 800 : 600, ink, 'right', 't1')}
</tr>`
  })
  return {
    html: markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%">
${rows}
</table>`,
    text: list
      .map(({ label, detail, value }) =>
        [label.padEnd(labels), detail.padStart(details), value.padStart(values)].join('  '),
      )
      .join('\n'),
  }
}

const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)

/**
 * What a visitor wrote, as plain text in a block of its own. Lines are broken by elements as well, for programs without
 * `white-space`; in the plain text each line carries a mark, so that a message cannot pass for the rest of the mail.
 */
export function quotation(text: string): Part {
  const lines = linesOf(text)
  const broken = new Html(lines.map((part) => markup`${part}`.source).join('<br>'))
  return {
    html: markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%"><tr>
<td class="sf f" bgcolor="${paper}" style="background:${paper};border-left:6px solid ${accent};padding:20px 22px">
<p class="t1" dir="auto" style="margin:0;${font(400, 17, 27)};color:${ink};white-space:pre-line;word-break:break-word;overflow-wrap:anywhere">${broken}</p>
</td></tr></table>`,
    text: lines.map((part) => `> ${part}`.trimEnd()).join('\n'),
  }
}

const footLine = (text: string, html: Html = markup`${text}`): Part => ({
  html: markup`<p class="t3" style="margin:0 0 2px;${font(400, 13, 20)};color:${inkFaint}">${html}</p>`,
  text,
})

/** Who writes, with the postal address. */
function signature(language: Language): Part {
  const { name, street, city } = wordsOf(language).organisation
  const { postcode } = organisation
  return footLine(`${name}, ${street}, ${postcode} ${city}`, markup`${name}, ${street}, ${postcode}&nbsp;${city}`)
}

/** What stands under every mail to a visitor. */
export function visitorFooter(language: Language, publicUrl: string): Part[] {
  const { automatic, myData, privacyNotice } = wordsOf(language).mails
  const { email } = organisation
  const privacy = privacyAddress(publicUrl, language)
  const data = myDataAddress(publicUrl, language)
  return [
    signature(language),
    footLine(fill(automatic, { email }), fillHtml(automatic, { email: link(mailtoAddress(email), email) })),
    footLine(`${myData}\n${data}`, link(data, myData)),
    footLine(`${privacyNotice}\n${privacy}`, link(privacy, privacyNotice)),
  ]
}

/** What stands under a mail to the party itself. */
export const officeFooter = (language: Language, text: string): Part[] => [footLine(text), signature(language)]

export interface LetterParts {
  language: Language
  subject: string
  /** What a list of mails shows beside the subject. */
  preheader: string
  sections: readonly Part[]
  footer: readonly Part[]
}

/** The whole mail: red bar with mark and name, sheet, footer. 600 pixels wide, narrower where the screen is. */
export function letter({ language, subject, preheader, sections, footer }: LetterParts): Letter {
  const { tag } = languageFacts[language]
  const { name } = wordsOf(language).organisation
  const html = markup`<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,address=no,email=no,date=no">
<title>${subject}</title>
<style>${styleSheet}</style>
<!--[if mso]><style>h1,p,td,a{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->
</head>
<body class="bd" bgcolor="${paper}" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%;text-size-adjust:100%">
<div lang="${tag}" dir="ltr">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table role="presentation" class="bd" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="width:100%;background:${paper}"><tr><td class="o" align="center" style="padding:32px 0">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" align="center" style="width:100%;max-width:600px;margin:0 auto;text-align:left">
<tr><td class="p" bgcolor="${accent}" style="background:${accent};padding:20px 40px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:14px">${mark}</td>
<td style="${font(800, 19, 22)};color:${onAccent};letter-spacing:-.3px">${name}</td>
</tr></table>
</td></tr>
${sections.map((section) => section.html)}
<tr><td class="p" style="padding:22px 40px 0">
${footer.map((part) => part.html)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`
  // "-- " on a line of its own opens a signature (RFC 3676, 4.3).
  const foot = footer.map(({ text }) => text).join('\n')
  return { subject, html: html.source, text: `${join(sections)}\n\n-- \n${foot}\n` }
}

import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { wordsOf } from '#locales/words.ts'
import { mailtoAddress, myDataAddress, privacyAddress } from './addresses.ts'
import { fill, fillHtml } from './fill.ts'
import { Html, markup } from './html.ts'

/** The subject and content of a mail, as HTML and as plain text. */
export interface Letter {
  subject: string
  html: string
  text: string
}

/** A block as HTML and as plain text. A mail is a list of blocks, so both forms have the same order. */
export interface Part {
  html: Html
  /** Empty if another block has the text already. */
  text: string
}

/*
 * Limits of mail programs: Outlook on Windows renders with Word (tables, bgcolor, no max-width, no white-space, no padding on
 * links), some programs drop <style>, and some invert colours in dark mode. So all styles are inline and the layout is made of
 * tables. <style> adds only narrow screens and the dark theme. No text is pure white outside red fields.
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
 * Class names: bd background, ca sheet, sf tinted field, t1 to t3 text, lk link, ln line, qb quiet button. The classes p, f, o,
 * h, k, v, bw and bt are for narrow screens.
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

const cell = (width: number, style: string): Html =>
  markup`width="${width}" height="12" style="width:${width}px;height:12px;font-size:0;line-height:0;mso-line-height-rule:exactly;${style}"`
const halfDisc = (corners: string): Html =>
  markup`<td colspan="2" bgcolor="${onAccent}" ${cell(24, `background:${onAccent};border-radius:${corners}`)}>&nbsp;</td>`
const gap = markup`<td ${cell(12, '')}>&nbsp;</td>`

/** The party's mark in four table cells, because mail programs block pictures. Outlook on Windows shows no rounding. */
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

/** Returns a section of the white sheet. */
export const sheetOf = (parts: readonly Part[], { top = 32, bottom = 32 } = {}): Part =>
  row(parts, markup`class="ca p" bgcolor="${sheet}" style="background:${sheet};padding:${top}px 40px ${bottom}px"`)

/** Returns a tinted field over the full width, with a line at its left. */
export const field = (parts: readonly Part[]): Part =>
  row(
    parts,
    markup`class="sf f" bgcolor="${accentSoft}" style="background:${accentSoft};padding:24px 40px 24px 34px;border-left:6px solid ${accent}"`,
  )

export const heading = (text: string): Part => ({
  html: markup`<h1 class="t1 h" style="margin:0 0 18px;${font(800, 36, 41)};letter-spacing:-.9px;color:${ink};text-wrap:balance">${text}</h1>`,
  text,
})

/**
 * Returns a paragraph.
 * @param html the same text with emphasis
 */
export const paragraph = (text: string, html: Html = markup`${text}`): Part => ({
  html: markup`<p class="t2" style="margin:0 0 24px;${font(400, 17, 27)};color:${inkSoft}">${html}</p>`,
  text,
})

/** Returns a small paragraph. The `last` one has no margin below. */
export const note = (text: string, { last = false } = {}): Part => ({
  html: markup`<p class="t2" style="margin:0 0 ${last ? 0 : 8}px;${font(400, 15, 23)};color:${inkSoft}">${text}</p>`,
  text,
})

/** Returns a caption with a small paragraph. They are one paragraph of the plain text. */
export const captioned = (caption: string, text: string): Part => ({
  html: markup`<p class="t1" style="margin:0 0 6px;${font(700, 15, 22)};color:${ink}">${caption}</p>
${note(text, { last: true }).html}`,
  text: `${caption}\n${text}`,
})

export const strong = (text: string): Html => markup`<b class="t1" style="color:${ink}">${text}</b>`

export const link = (href: string, text: string): Html =>
  markup`<a class="lk" href="${href}" style="color:${accentText}">${text}</a>`

/** Returns the button of a mail. A `quiet` one is not the mail's main action. */
export function button(label: string, href: string, { quiet = false } = {}): Part {
  const colours = quiet
    ? { ground: markup``, classes: 't1 qb', text: ink, edge: ink }
    : { ground: markup`bgcolor="${accent}" `, classes: 'on', text: onAccent, edge: accent }
  // Word ignores padding on links: `mso-padding-alt` pads the cell.
  return {
    html: markup`<table role="presentation" class="bw" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="bt" ${colours.ground}align="center" style="${quiet ? '' : `background:${accent};`}border-radius:4px;mso-padding-alt:17px 34px">
<a class="${colours.classes}" href="${href}" style="display:inline-block;padding:16px 34px;${font(700, 18, 22)};color:${colours.text};text-align:center;text-decoration:none;border:2px solid ${colours.edge};border-radius:4px">${label}</a>
</td></tr></table>`,
    text: `${label}\n${href}`,
  }
}

/** Returns the address of the button as text, for programs that show no buttons. The plain text of the button has it already. */
export const inWords = (intro: string, href: string): Part => ({
  html: markup`<p class="t2" style="margin:22px 0 0;${font(400, 15, 23)};color:${inkSoft}">${intro}<br>
<a class="lk" href="${href}" style="color:${accentText};word-break:break-all">${href}</a></p>`,
  text: '',
})

export interface Fact {
  label: string
  value: string
  /** The value as markup, if it is more than text. */
  html?: Html
  /** BCP 47 tag of the value if its language is not that of the mail. */
  lang?: string | undefined
}

export const chip = (text: string): Html =>
  markup`<span style="display:inline-block;background:${marigold};color:${ink};padding:2px 10px;margin:-2px 0">${text}</span>`

/** Returns a table of labels and values; on narrow screens each value is below its label. */
export function facts(list: readonly Fact[], language: Language): Part {
  const rows = list.map(({ label, value, html = markup`${value}`, lang }, index) => {
    const edge = index === list.length - 1 ? '' : `border-bottom:1px solid ${line};`
    return markup`<tr>
<td class="k t3 ln" width="160" valign="top" style="width:160px;padding:11px 12px 11px 0;${edge}${font(400, 15, 23)};color:${inkFaint}">${label}</td>
<td class="v t1 ln" valign="top" dir="auto"${lang === undefined ? '' : markup` lang="${lang}"`} style="padding:11px 0;${edge}${font(600, 16, 23)};color:${ink};word-break:break-word;overflow-wrap:anywhere">${html}</td>
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
  /** Quantity and price; empty for a sum. */
  detail: string
  value: string
  isTotal?: boolean
}

/** Returns a table of amounts. Numbers are aligned to the right, in plain text as well. */
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
 * Returns a visitor's text as a quotation. Line breaks are elements as well, for programs without `white-space`. In plain text each
 * line begins with `>`, so that a message cannot imitate the rest of the mail.
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

/** Returns the party's name and postal address. */
function signature(language: Language): Part {
  const { facts, organisation } = wordsOf(language)
  const { name, street, city } = organisation
  const { postcode } = facts
  return footLine(`${name}, ${street}, ${postcode} ${city}`, markup`${name}, ${street}, ${postcode}&nbsp;${city}`)
}

/** Returns the footer of mails to visitors. */
export function visitorFooter(language: Language, publicUrl: string): Part[] {
  const { mails, facts } = wordsOf(language)
  const { automatic, myData, privacyNotice } = mails
  const { email } = facts
  const privacy = privacyAddress(publicUrl, language)
  const data = myDataAddress(publicUrl, language)
  return [
    signature(language),
    footLine(fill(automatic, { email }), fillHtml(automatic, { email: link(mailtoAddress(email), email) })),
    footLine(`${myData}\n${data}`, link(data, myData)),
    footLine(`${privacyNotice}\n${privacy}`, link(privacy, privacyNotice)),
  ]
}

/** Returns the footer of mails to the party. */
export const officeFooter = (language: Language, text: string): Part[] => [footLine(text), signature(language)]

export interface LetterParts {
  language: Language
  subject: string
  /** The text that mail programs show beside the subject in the list of mails. */
  preheader: string
  sections: readonly Part[]
  footer: readonly Part[]
}

/** Returns the complete mail: a red bar with mark and name, the sections, the footer. At most 600 px wide. */
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
  // A line "-- " begins the signature (RFC 3676, 4.3).
  const foot = footer.map(({ text }) => text).join('\n')
  return { subject, html: html.source, text: `${join(sections)}\n\n-- \n${foot}\n` }
}

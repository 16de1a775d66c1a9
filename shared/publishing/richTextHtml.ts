import { escapeHtml } from '../escapeHtml.ts'
import { figureHtml, sharedPicture } from './photographHtml.ts'
import type { BodyPart } from './published.ts'
import type { Block, Inline, RichText } from './richText.ts'
import { embedOf } from './videos.ts'

const isOfOthers = (href: string) => href.startsWith('https:')

const linkAttributes = ({ href, saveAs }: { href: string; saveAs?: string }) =>
  (isOfOthers(href) ? ' rel="noreferrer"' : '') + (saveAs === undefined ? '' : ` download="${escapeHtml(saveAs)}"`)

/**
 * Returns a text as HTML without styles and scripts. A video is a link.
 * @param publicUrl the origin before paths of the site: for feeds, which have absolute addresses; on pages it is empty
 */
export function richTextHtml(text: RichText, publicUrl: string): string {
  const absolute = (address: string) => escapeHtml(address.startsWith('/') ? publicUrl + address : address)
  const inline = (part: Inline): string => {
    if (typeof part === 'string') return escapeHtml(part)
    switch (part.type) {
      case 'strong':
        return `<strong>${inlines(part.children)}</strong>`
      case 'emphasis':
        return `<em>${inlines(part.children)}</em>`
      case 'code':
        return `<code>${escapeHtml(part.text)}</code>`
      case 'break':
        return '<br>'
      case 'link':
        return `<a href="${absolute(part.href)}"${linkAttributes(part)}>${inlines(part.children)}</a>`
    }
  }
  const inlines = (parts: readonly Inline[]) => parts.map(inline).join('')
  const block = (part: Block): string => {
    switch (part.type) {
      case 'heading':
        return `<h${part.level} id="${escapeHtml(part.anchor)}">${inlines(part.children)}</h${part.level}>`
      case 'paragraph':
        return `<p>${inlines(part.children)}</p>`
      case 'list': {
        const items = part.items.map((item) => `<li>${blocks(item)}</li>`).join('')
        if (!part.isOrdered) return `<ul>${items}</ul>`
        return `<ol${part.start === undefined ? '' : ` start="${part.start}"`}>${items}</ol>`
      }
      case 'quotation':
        return `<blockquote>${blocks(part.children)}</blockquote>`
      case 'code':
        // A long line scrolls, so the keyboard must reach it.
        return `<pre tabindex="0"><code>${escapeHtml(part.text)}</code></pre>`
      case 'rule':
        return '<hr>'
      case 'picture': {
        const caption = part.caption === undefined ? '' : `<figcaption>${escapeHtml(part.caption)}</figcaption>`
        return `<figure><img src="${absolute(part.src)}" alt="${escapeHtml(part.alt)}" loading="lazy" decoding="async">${caption}</figure>`
      }
      case 'photograph': {
        const { picture, caption } = part
        if (publicUrl === '') return figureHtml(picture, caption)
        const file = sharedPicture(picture)
        if (!file) return ''
        const words = [caption, picture.credit].filter(Boolean).map((one) => escapeHtml(one!))
        const below = words.length > 0 ? `<figcaption>${words.join(' ')}</figcaption>` : ''
        return `<figure><img src="${absolute(file.path)}" width="${file.size.width}" height="${file.size.height}" alt="${escapeHtml(picture.alt)}">${below}</figure>`
      }
      case 'video':
        return `<p><a href="${escapeHtml(embedOf(part).page)}">${escapeHtml(part.title)}</a></p>`
    }
  }
  const blocks = (parts: readonly Block[]): string => parts.map(block).join('')
  return blocks(text)
}

/** Returns a text as a page shows it: HTML, divided by the videos, which load after a click. */
export function richTextParts(text: RichText): readonly BodyPart[] {
  const parts: BodyPart[] = []
  let between: Block[] = []
  const close = () => {
    if (between.length > 0) parts.push(richTextHtml(between, ''))
    between = []
  }
  for (const block of text)
    if (block.type === 'video') {
      close()
      parts.push({ title: block.title, film: embedOf(block) })
    } else between.push(block)
  close()
  return parts
}

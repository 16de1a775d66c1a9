import { escapeHtml } from '../escapeHtml.ts'
import type { Block, Inline, RichText } from './richText.ts'

const videoAddress = {
  youtube: (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
  vimeo: (id: string) => `https://vimeo.com/${encodeURIComponent(id)}`,
}

/**
 * Returns a text as HTML for readers outside of the site: without styles and scripts, with absolute addresses. A video is a link, because
 * a reader cannot ask before it loads one.
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
        return `<a href="${absolute(part.href)}">${inlines(part.children)}</a>`
    }
  }
  const inlines = (parts: readonly Inline[]) => parts.map(inline).join('')
  const block = (part: Block): string => {
    switch (part.type) {
      case 'heading':
        return `<h${part.level}>${inlines(part.children)}</h${part.level}>`
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
        return `<pre><code>${escapeHtml(part.text)}</code></pre>`
      case 'rule':
        return '<hr>'
      case 'picture': {
        const caption = part.caption === undefined ? '' : `<figcaption>${escapeHtml(part.caption)}</figcaption>`
        return `<figure><img src="${absolute(part.src)}" alt="${escapeHtml(part.alt)}">${caption}</figure>`
      }
      case 'video':
        return `<p><a href="${escapeHtml(videoAddress[part.host](part.id))}">${escapeHtml(part.title)}</a></p>`
    }
  }
  const blocks = (parts: readonly Block[]): string => parts.map(block).join('')
  return blocks(text)
}

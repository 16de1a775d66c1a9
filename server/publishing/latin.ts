import { toLatin } from '#shared/i18n/transliteration.ts'
import type { Block, Inline, RichText } from '#shared/publishing/richText.ts'

const inlineInLatin = (inline: Inline): Inline => {
  if (typeof inline === 'string') return toLatin(inline)
  return 'children' in inline ? { ...inline, children: inline.children.map(inlineInLatin) } : inline
}

const blockInLatin = (block: Block): Block => {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: block.children.map(inlineInLatin) }
    case 'list':
      return { ...block, items: block.items.map(inLatin) }
    case 'quotation':
      return { ...block, children: inLatin(block.children) }
    case 'picture':
      return { ...block, alt: toLatin(block.alt), ...(block.caption && { caption: toLatin(block.caption) }) }
    case 'video':
      return { ...block, title: toLatin(block.title) }
    case 'code':
    case 'rule':
    case 'photograph':
      return block
  }
}

/** Returns a text in Serbian Cyrillic in the Latin script. Addresses and code stay. */
export const inLatin = (text: RichText): RichText => text.map(blockInLatin)

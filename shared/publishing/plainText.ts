import type { Block, Inline, RichText } from './richText.ts'

const ofInline = (inline: Inline): string => {
  if (typeof inline === 'string') return inline
  switch (inline.type) {
    case 'code':
      return inline.text
    case 'break':
      return '\n'
    default:
      return inline.children.map(ofInline).join('')
  }
}

function ofBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.children.map(ofInline).join('')
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${(block.start ?? 1) + index}.` : '–'} ${plainText(item)}`)
        .join('\n')
    case 'quotation':
      return plainText(block.children)
    case 'code':
      return block.text
    case 'rule':
      return ''
    case 'picture':
      return [block.alt, block.caption].filter(Boolean).join('\n')
    case 'photograph':
      return [block.picture.alt, block.caption].filter(Boolean).join('\n')
    case 'video':
      return block.title
  }
}

/** Returns a text without markup, with an empty line between its blocks. */
export const plainText = (text: RichText): string =>
  text
    .map(ofBlock)
    .filter((block) => block !== '')
    .join('\n\n')

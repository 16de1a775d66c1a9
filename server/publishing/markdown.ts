import type { RichText } from '#shared/publishing/richText.ts'

/** Returns a text as paragraphs. */
export const parseMarkdown = (markdown: string): { richText: RichText } => ({
  richText: markdown
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ type: 'paragraph', children: [part.trim()] })),
})

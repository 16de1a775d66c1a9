import type { Project } from '#shared/content/content.ts'
import { Blockquote, type BlockquoteLook } from '../../kit/Blockquote.tsx'
import { PageBand } from '../../sections/PageSection.tsx'

interface ProjectQuoteProps {
  of: Project['quote']
  look: Exclude<BlockquoteLook, 'portrait'>
}

/** Renders the quotation of a project's client. */
export const ProjectQuote = ({ of: { text, by }, look }: ProjectQuoteProps) => (
  <PageBand>
    <Blockquote quote={text} person={by} look={look} />
  </PageBand>
)

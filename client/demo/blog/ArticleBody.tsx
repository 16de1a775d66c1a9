import type { ArticleBlock } from '#shared/content/contentFiles.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ArticleBody.module.css'

/** Splits off opening quotes and the first letter. Serbian digraphs in Latin script and the Dutch IJ count as one letter. */
const firstLetter = /^([„‘«\u202f\s]*)(lj|nj|dž|ij|\p{L})(.*)$/isu

/** Renders the first paragraph of an article with a large initial, which includes a quotation mark before it. */
function FirstParagraph({ text }: { text: string }) {
  const { i18n } = useTranslation()
  const [, quote = '', letter, rest = ''] = firstLetter.exec(text) ?? []
  const isDigraph = (letter?.length ?? 0) > 1 && !/^(?:sr|nl)/.test(i18n.language)
  if (letter === undefined || isDigraph) return <p>{text}</p>
  return (
    <p>
      <span className={styles.initial}>{`${quote}${letter}`}</span>
      {/* A browser drops a plain space at the start of a line, but keeps a no-break one. */}
      {rest.replace(/^\s/u, ' ')}
    </p>
  )
}

function Block({ block, isFirst }: { block: ArticleBlock; isFirst: boolean }) {
  if (typeof block === 'string') return isFirst ? <FirstParagraph text={block} /> : <p>{block}</p>
  if ('heading' in block) return <h2>{block.heading}</h2>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  return (
    <blockquote>
      <p>{block.quote}</p>
      <footer>{block.by}</footer>
    </blockquote>
  )
}

/** Renders the text of an article: paragraphs, headings, lists and quotations. */
export const ArticleBody = ({ blocks }: { blocks: readonly ArticleBlock[] }) => (
  <div className={styles.body}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} isFirst={index === 0} />
    ))}
  </div>
)

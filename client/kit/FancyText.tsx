import styles from './FancyText.module.css'

export type FancyLook = 'seam' | 'outline' | 'blocks' | 'extruded'

interface FancyTextProps {
  /** Words between `<1>` and `</1>` stand out in the look `outline`. */
  text: string
  look: FancyLook
}

/** A few large words, as on a poster. */
export function FancyText({ text, look }: FancyTextProps) {
  // In blocks each word has its field, otherwise what stands between the tags is set apart.
  const pieces = look === 'blocks' ? text.split(/(?<= )/) : text.split(/<\/?1>/)
  return (
    <h3 className={styles.text} data-look={look}>
      {pieces.length === 1 ? text : pieces.map((piece, at) => <span key={at}>{piece}</span>)}
    </h3>
  )
}

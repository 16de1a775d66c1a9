import styles from './FancyText.module.css'

export type FancyLook = 'seam' | 'outline' | 'blocks' | 'extruded'

interface FancyTextProps {
  /** In the look `outline`, words between `<1>` and `</1>` stand out. */
  text: string
  look: FancyLook
}

/** Renders a few large words, as on a poster. */
export function FancyText({ text, look }: FancyTextProps) {
  // `blocks` puts each word on a field; the other looks split at the tags.
  const pieces = look === 'blocks' ? text.split(/(?<= )/) : text.split(/<\/?1>/)
  return (
    <h3 className={styles.text} data-look={look}>
      {pieces.length === 1 ? text : pieces.map((piece, index) => <span key={index}>{piece}</span>)}
    </h3>
  )
}

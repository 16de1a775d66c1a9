/** An item of a header with quality values: a language, an encoding. */
export interface QualityValue {
  value: string
  /** From 0, which refuses it, to 1. */
  quality: number
  /** Its place in the list. */
  position: number
}

/** Parses the list of an Accept-… header (RFC 9110, 12.4.2). An invalid quality value counts as 0. */
export const parseQualityValues = (header: string): QualityValue[] =>
  header.split(',').map((part, position) => {
    const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter))?.replace(/^q\s*=\s*/i, '')
    const quality = weight === undefined ? 1 : weight === '' ? NaN : Number(weight)
    return { value, position, quality: quality >= 0 && quality <= 1 ? quality : 0 }
  })

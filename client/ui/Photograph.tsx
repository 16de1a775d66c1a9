import type { Photograph, PhotographText, PictureFile } from '#shared/content/picture.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { useSite } from '../site/site.ts'

/** Returns the texts of a photograph; undefined where it is a decoration. */
export const photographText = ({ text }: Photograph, language: Language): PhotographText | undefined =>
  text && ('alt' in text ? text : text[language])

interface PhotographProps {
  of: PictureFile
  photograph: Photograph
  /** The text for the drawing in its place. The photograph's own replaces it, unless it is empty. */
  alt: string
  isFirst: boolean
  isCredited: boolean
  isPlain: boolean
}

/**
 * Renders a photograph with its credit. The look `halftone` prints it in two inks of the page, each from a plate with the same file.
 * Layouts style the images, as they style drawings. Pages with photographs import `photograph.css` through their pictures.
 */
export function PhotographPicture({ of, photograph, alt, isFirst, isCredited, isPlain }: PhotographProps) {
  const { language } = useSite()
  const { focus, look, ratio } = photograph
  const text = photographText(photograph, language)
  const shownAlt = alt && (text?.alt ?? alt)
  const image = (isCopy = false) => (
    <img
      data-focus={focus}
      data-ratio={ratio}
      src={of.light}
      width={of.width}
      height={of.height}
      alt={isCopy ? '' : shownAlt}
      loading="lazy"
      fetchPriority={isFirst && !isCopy ? 'high' : undefined}
      decoding="async"
    />
  )
  const isHalftone = look === 'halftone' && !isPlain
  return (
    <span data-look={isHalftone ? 'photograph-halftone' : 'photograph'}>
      {isHalftone ? (
        <>
          <span>{image()}</span>
          <span>{image(true)}</span>
        </>
      ) : (
        image()
      )}
      {isCredited && text && <small data-look="photo-credit">{text.credit}</small>}
    </span>
  )
}

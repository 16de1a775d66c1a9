import type { ReactNode } from 'react'
import type { CaptionedPicture } from '#shared/content/content.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Carousel } from '../../../../kit/Carousel.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { articlePage } from '../../ArticlePage.tsx'
import styles from './Page.module.css'

function Slider({ pictures }: { pictures: readonly CaptionedPicture[] }) {
  const { t } = useTranslation('blog')
  const slides = pictures.map(({ file, alt, caption }, index): [string, ReactNode] => [
    String(index + 1),
    <figure key={caption} className={styles.slide}>
      <Picture of={file} alt={alt} isFirst={index === 0} />
      <figcaption>{caption}</figcaption>
    </figure>,
  ])
  return (
    <Carousel
      label={t('media.slider')}
      slides={Object.fromEntries(slides) as Record<string, ReactNode>}
      pager="fraction"
      className={styles.slider}
    />
  )
}

/** The page of an article with a slider at its head. */
export default articlePage(({ article: { pictures } }) => <Slider pictures={pictures} />)

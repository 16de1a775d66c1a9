import { useTranslation } from 'react-i18next'
import type { Captioned } from '#shared/content/content.ts'
import { Carousel, type CarouselView } from '../../kit/Carousel.tsx'
import { ProjectFigure } from './ProjectFigure.tsx'

interface ProjectSliderProps {
  pictures: readonly Captioned[]
  view: CarouselView
  /** Pictures without room between them. */
  isJoined?: boolean
  controls?: 'below' | 'middle'
  /** In the first screen. */
  isFirst?: boolean
}

/** Pictures of a project that move on. */
export function ProjectSlider({
  pictures,
  view,
  isJoined = false,
  controls = 'below',
  isFirst = false,
}: ProjectSliderProps) {
  const { t } = useTranslation('portfolio')
  const slides = pictures.map((picture, at) => [
    `picture-${at + 1}`,
    <ProjectFigure key={picture.alt} of={picture} isFirst={isFirst && at === 0} />,
  ])
  return (
    <Carousel
      label={t('pictures')}
      slides={Object.fromEntries(slides)}
      view={view}
      isJoined={isJoined}
      controls={controls}
    />
  )
}

import { useEffect, useRef, useState } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { PauseButton } from '../../kit/PauseButton.tsx'
import { useInView } from '../../kit/useInView.ts'
import { useMotionAllowed } from '../../kit/useMotionAllowed.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './GalleryTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

/** The time between two changes of the pictures, in milliseconds. */
const delay = 5000

interface GalleryTitleProps extends LeadTitleProps {
  pictures: readonly [PictureFile, PictureFile, PictureFile]
}

/**
 * Renders the title between three pictures, which fade into each other's places until the visitor stops them. With reduced
 * motion or without script they stay in place. Needs the words `kit`.
 */
export function GalleryTitle({ heading, lead, trail, pictures }: GalleryTitleProps) {
  const title = useRef<HTMLDivElement>(null)
  const mayMove = useMotionAllowed()
  const { isInView } = useInView(title)
  const [isStopped, setStopped] = useState(false)
  const [turn, setTurn] = useState(0)
  const isMoving = mayMove && isInView && !isStopped

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setTurn((last) => last + 1), delay)
    return () => clearInterval(timer)
  }, [isMoving])

  return (
    <TitleFrame>
      <div ref={title} className={styles.title}>
        {pictures.map((_, place) => (
          <div key={place} className={styles.place}>
            {pictures.map((picture, index) => {
              const isFront = index === (place + turn) % pictures.length
              return (
                (mayMove || isFront) && (
                  <div key={index} className={styles.picture} data-front={isFront || undefined}>
                    <Picture of={picture} alt="" isFirst={place === 0 && isFront} />
                  </div>
                )
              )
            })}
            {place === 0 && mayMove && (
              <div className={styles.pause}>
                <PauseButton isStopped={isStopped} onToggle={() => setStopped(!isStopped)} />
              </div>
            )}
          </div>
        ))}
        <div className={styles.words}>
          <TitleHeading>{heading}</TitleHeading>
          <p>{lead}</p>
          <Breadcrumbs trail={trail} />
        </div>
      </div>
    </TitleFrame>
  )
}

import { useId } from 'react'
import { usePartAddress } from '../../site/partAddress.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { halvesOf, lineWidth } from '../lineWidth.ts'
import styles from './LargeTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

interface LargeTitleProps extends LeadTitleProps {
  /** Target and label of the link down. */
  next: { anchor: string; label: string }
}

/** At font size 100: the baseline, and the lower edge of the drawing, without and with letters that go below the baseline. */
const [baseline, edge, deepEdge] = [75, 76, 99]
const deepLetter = /[QgjpqyЈЏЦЩДђјруфцџщд,]/

/** Renders letters that fill the width of their box. */
function Line({ text, fill }: { text: string; fill?: string }) {
  const width = lineWidth(text)
  return (
    <text x="-4" y={baseline} textLength={width + 2} lengthAdjust="spacingAndGlyphs" fill={fill}>
      {text}
    </text>
  )
}

/**
 * Renders one short word as wide as the screen, in a title as high as the screen, with a link to the content below. Two
 * equal fields divide the word, each in the colour of the other: side by side, or on a phone one above the other, with half
 * of the letters in each.
 */
export function LargeTitle({ heading, lead, trail, next }: LargeTitleProps) {
  const partAddress = usePartAddress()
  const id = useId()
  const boxOf = (text: string) => `0 0 ${lineWidth(text)} ${deepLetter.test(text) ? deepEdge : edge}`
  return (
    <TitleFrame>
      <div className={styles.title}>
        <TitleHeading className={styles.heading}>
          <VisuallyHidden>{heading}</VisuallyHidden>
          <svg className={styles.whole} viewBox={boxOf(heading)} aria-hidden="true">
            <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={lineWidth(heading)}>
              <stop offset="0.5" />
              <stop offset="0.5" />
            </linearGradient>
            <Line text={heading} fill={`url(#${id})`} />
          </svg>
          {halvesOf(heading).map((half) => (
            <svg key={half} className={styles.half} viewBox={boxOf(half)} aria-hidden="true">
              <Line text={half} />
            </svg>
          ))}
        </TitleHeading>
        <Breadcrumbs trail={trail} />
        <p className={styles.claim}>{lead}</p>
        <PageLink className={styles.down} to={partAddress(next.anchor)}>
          {next.label}
          <Icon name="up" />
        </PageLink>
      </div>
    </TitleFrame>
  )
}

import { wordsIn } from '#locales/translator.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './HeroWords.module.css'
import { useFrameTrail } from './useFrameTrail.ts'

type HeroWordsProps = PageKinds['header'] & {
  /** Class that places the words. */
  className: string | undefined
}

/** Renders the words of the first screen under a header: breadcrumbs, name and purpose of the header. */
export function HeroWords({ header, className }: HeroWordsProps) {
  const { i18n } = useTranslation()
  const { heading, lead } = wordsIn(i18n, `headers/${header}`)
  return (
    <div className={`${styles.words} ${className}`}>
      <Breadcrumbs trail={useFrameTrail('headers', heading)} />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  )
}

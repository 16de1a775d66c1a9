import type { ReactNode } from 'react'
import { wordsIn } from '#locales/translator.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Logo.tsx'
import styles from './FooterStage.module.css'
import { useFrameTrail } from './useFrameTrail.ts'

const parts = (count: number): string[] => Array<string>(count).fill('')

/** The elements that the styles of a stage arrange, each with its letters or empty. Footers that are not listed need none, or are in `drawn`. */
const partsOf: Readonly<Partial<Record<FooterName, readonly string[]>>> = {
  'photo-strip': parts(6),
  'two-pictures': parts(2),
  'thin-row': parts(3),
  'big-mail': ['@'],
  // A letter that only this language has, or that stands for it.
  languages: ['Đ', 'Љ', 'W', 'Ç', 'IJ'],
}

/** Renders the title of a footer's page on a stage of its own, which shows the footer's idea as large as the screen. */
export function FooterStage({ of }: { of: FooterName }) {
  const { t, i18n } = useTranslation('organisation')
  const { heading, text } = wordsIn(i18n, `footers/${of}`)
  const drawn: Readonly<Partial<Record<FooterName, () => ReactNode>>> = {
    wordmark: () => parts(4).map((_, line) => <span key={line}>{t('name')}</span>),
    marks: () => parts(24).map((_, mark) => <Mark key={mark} />),
    'home-screen': () => parts(12).map((_, tile) => <span key={tile}>{tile === 4 && <Mark />}</span>),
    call: () => <Icon name="arrow" />,
    centred: () => <Mark />,
  }
  return (
    <header className={styles.stage} data-look={`stage-${of}`}>
      <div className={styles.words}>
        <Breadcrumbs trail={useFrameTrail('footers', heading)} />
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.art} aria-hidden="true">
        {drawn[of]?.() ?? partsOf[of]?.map((letters, part) => <span key={part}>{letters}</span>)}
      </div>
    </header>
  )
}

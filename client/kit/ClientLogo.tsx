import { wordsIn } from '#locales/translator.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './ClientLogo.module.css'
import { sampleMarks, type SampleMarkId } from '#shared/content/sampleMarks.ts'

interface ClientLogoProps {
  mark: SampleMarkId
  name: string
}

/** Renders a sample logo with its name, in the colour of the surrounding text. */
export function ClientLogo({ mark, name }: ClientLogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <path d={sampleMarks[mark]} fillRule="evenodd" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}

export type LogosLook = 'fade' | 'zoom' | 'border' | 'corners' | 'fields' | 'swap' | 'checker' | 'ruled'

interface ClientLogosProps {
  names: Readonly<Partial<Record<SampleMarkId, string>>>
  look?: LogosLook | undefined
}

/** Renders client logos in a grid. Hover effects show nothing that is not also there without them. */
export function ClientLogos({ names, look = 'fade' }: ClientLogosProps) {
  return (
    <ul className={styles.logos} data-look={look}>
      {(Object.entries(names) as [SampleMarkId, string][]).map(([mark, name]) => (
        <li key={mark}>
          <ClientLogo mark={mark} name={name} />
        </li>
      ))}
    </ul>
  )
}

/** Renders the sample logos with their names. Needs the words `elements/clients`. */
export function SampleLogos({ look }: Pick<ClientLogosProps, 'look'>) {
  const { i18n } = useTranslation()
  return <ClientLogos names={wordsIn(i18n, 'elements/clients').logos} look={look} />
}

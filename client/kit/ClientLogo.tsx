import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import styles from './ClientLogo.module.css'

/** Marks that we drew ourselves, in a box of 40: nobody's logo. */
const marks = {
  bakery: 'M2 27a18 18 0 0 1 36 0zM2 31h36v4H2z',
  press: 'M3 4h34v8H3zM3 16h23v8H3zM3 28h12v8H3z',
  cooperative:
    'M20 2a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17zM10.500 20a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17zM29.500 20a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17z',
  workshop: 'M3 3h15v15H3zM22 18V3a15 15 0 0 1 15 15zM3 22h15a15 15 0 0 1-15 15zM22 22h15v15H22z',
  books: 'M2 7a17 17 0 0 1 17 17v11A17 17 0 0 0 2 30zM38 7a17 17 0 0 0-17 17v11a17 17 0 0 1 17-5z',
  glass: 'M3 3h34L20 25zM18 25h4v8h9v4H9v-4h9z',
  cinema: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36zM15 11v18l15-9z',
  nursery: 'M18 37V22C7 22 3 14 3 5c10 0 15 5 16 14 1-8 7-12 18-12 0 10-5 15-15 15v15z',
} as const
export type SampleMarkId = keyof typeof marks

interface ClientLogoProps {
  mark: SampleMarkId
  name: string
}

/** A sample mark with its name, in the colour of what stands around. */
export function ClientLogo({ mark, name }: ClientLogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <path d={marks[mark]} fillRule="evenodd" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}

export type LogosLook = 'fade' | 'zoom' | 'border' | 'corners' | 'fields' | 'swap' | 'checker' | 'ruled'

interface ClientLogosProps {
  names: Readonly<Record<SampleMarkId, string>>
  look?: LogosLook | undefined
}

/** Marks in a grid. What happens under the pointer tells nothing that is not read without it. */
export function ClientLogos({ names, look = 'fade' }: ClientLogosProps) {
  return (
    <ul className={styles.logos} data-look={look}>
      {(Object.keys(names) as SampleMarkId[]).map((mark) => (
        <li key={mark}>
          <ClientLogo mark={mark} name={names[mark]} />
        </li>
      ))}
    </ul>
  )
}

/** The sample marks under their names. Needs the words `elements/clients`. */
export function SampleLogos({ look }: Pick<ClientLogosProps, 'look'>) {
  const { i18n } = useTranslation()
  return <ClientLogos names={wordsIn(i18n, 'elements/clients').logos} look={look} />
}

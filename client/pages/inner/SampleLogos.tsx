import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import { ClientLogos, type LogosLook } from '../../kit/ClientLogo.tsx'

/** The kit's sample marks with their names. Needs the words `elements/clients`. */
export function SampleLogos({ look }: { look: LogosLook }) {
  const { i18n } = useTranslation()
  return <ClientLogos names={wordsIn(i18n, 'elements/clients').logos} look={look} />
}

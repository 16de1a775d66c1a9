import { wordsIn } from '#locales/translator.ts'
import { anchorTo } from '../site/anchor.ts'
import { useMainLinks } from '../site/mainLinks.ts'
import { useAddress, useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/**
 * Returns claim and main action for header and footer: those of the business on its home, else those of the party.
 * `isOfHome` says which.
 */
export function useClaimAndAction(): { claim: string; action: { label: string; to: string }; isOfHome: boolean } {
  const { t, i18n } = useTranslation('organisation')
  const { row } = useSite().found
  const { link } = useMainLinks()
  const address = useAddress()
  if (row.kind !== 'homeVariant') return { claim: t('tagline'), action: link('join'), isOfHome: false }
  const { claim, action } = wordsIn(i18n, `home/${row.props.home}`)
  const to = row.action === undefined ? address('contact', { anchor: 'write' }) : anchorTo(row.action)
  return { claim, action: { label: action, to }, isOfHome: true }
}

import { hasDemo } from '#shared/demo.ts'
import { useMainLinks } from '../site/mainLinks.ts'
import { useAddress, useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './FooterLegal.module.css'

interface FooterLegalProps {
  /** Adds a link to the privacy page, for footers without another one. */
  hasPrivacy?: boolean
}

/** Renders the last line: copyright, accessibility and credits. */
export function FooterLegal({ hasPrivacy = false }: FooterLegalProps) {
  const { t } = useTranslation(['common', 'organisation'])
  const { year } = useSite()
  const { link } = useMainLinks()
  const address = useAddress()
  const privacy = link('privacy')
  const accessibility = link('accessibility')
  return (
    <p className={styles.legal}>
      <span>{t('copyright', { year, partyName: t('organisation:name') })}</span>
      {hasPrivacy && <PageLink to={privacy.to}>{privacy.label}</PageLink>}
      <PageLink to={accessibility.to}>{accessibility.label}</PageLink>
      {hasDemo && <PageLink to={address('elements')}>{t('madeOf')}</PageLink>}
      <span>{t('designCredit', { studio: t('organisation:studio') })}</span>
    </p>
  )
}

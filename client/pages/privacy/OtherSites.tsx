import { hostNames, type FrameHost } from '#shared/content/media.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'

/** Renders the other sites whose films and maps visitors can load, with those who receive the data. */
export function OtherSites() {
  const { t } = useTranslation('privacy')
  return (
    <FactList
      list={(Object.entries(hostNames) as [FrameHost, string][]).map(([host, name]) => ({
        term: name,
        value: t(`sections.elsewhere.hosts.${host}`),
      }))}
    />
  )
}

import { reach } from '#shared/content/organisation.ts'
import { useFacts, useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { phoneAddress } from '../../ui/phone.ts'

/** Renders the controller with all contact details (GDPR, article 13). */
export function Controller() {
  const party = useFacts(reach)
  const tags = useFactTags()
  const { t } = useTranslation(['privacy', 'organisation'])
  return (
    <FactList
      list={[
        { term: t('facts.controller'), value: t('organisation:name'), lang: tags['name'] },
        {
          term: t('facts.address'),
          value: (
            <span
              lang={tags['address']}
            >{`${t('organisation:street')}, ${party.postcode} ${t('organisation:city')}`}</span>
          ),
        },
        { term: t('facts.email'), value: <EmailLink address={party.email} /> },
        { term: t('facts.phone'), value: <a href={phoneAddress(party.phone)}>{party.phone}</a> },
      ]}
    />
  )
}

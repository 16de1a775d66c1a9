import { reach } from '#shared/content/organisation.ts'
import { useFacts, useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import { OpeningHours } from '../../sections/OpeningHours.tsx'
import { phoneAddress } from '../../ui/phone.ts'

/** Renders the address and hours for picking up an order. */
export function PickupPlace() {
  const party = useFacts(reach)
  const tags = useFactTags()
  const { t } = useTranslation(['order', 'contact', 'organisation'])
  return (
    <PageSection title={t('pickup.title')} head="beside" isTight>
      <FactList
        list={[
          {
            term: t('pickup.address'),
            value: (
              <span
                lang={tags['address']}
              >{`${t('organisation:street')}, ${party.postcode} ${t('organisation:city')}`}</span>
            ),
          },
          {
            term: t('pickup.hours'),
            value: <OpeningHours />,
          },
          {
            term: t('pickup.phone'),
            value: <a href={phoneAddress(party.phone)}>{party.phone}</a>,
          },
        ]}
      />
    </PageSection>
  )
}

import { reach } from '#shared/content/organisation.ts'
import { Fragment } from 'react'
import { useFacts, useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import { useOpeningHours } from '../../sections/openingHours.ts'
import { phoneAddress } from '../../ui/phone.ts'

/** Renders the address and hours for picking up an order. */
export function PickupPlace() {
  const party = useFacts(reach)
  const tags = useFactTags()
  const { t } = useTranslation(['order', 'contact', 'organisation'])
  const hours = useOpeningHours()
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
            value: (
              <>
                {hours.map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && <br />}
                    <span>{line}</span>
                  </Fragment>
                ))}
              </>
            ),
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

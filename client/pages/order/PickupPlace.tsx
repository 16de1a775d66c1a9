import { organisation } from '#shared/content/organisation.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Facts } from '../../sections/Facts.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import { useOpeningHours } from '../../sections/useOpeningHours.ts'
import { phoneAddress } from '../../ui/phone.ts'

/** Where an order is picked up, and when. */
export function PickupPlace() {
  const { t } = useTranslation(['order', 'organisation'])
  const hours = useOpeningHours()
  return (
    <PageSection title={t('pickup.title')} head="beside" isTight>
      <Facts
        list={[
          {
            term: t('pickup.address'),
            value: `${t('organisation:street')}, ${organisation.postcode} ${t('organisation:city')}`,
          },
          {
            term: t('pickup.hours'),
            value: (
              <>
                {hours.weekdays}
                <br />
                {hours.saturday}
              </>
            ),
          },
          {
            term: t('pickup.phone'),
            value: <a href={phoneAddress(organisation.phone)}>{organisation.phone}</a>,
          },
        ]}
      />
    </PageSection>
  )
}

import { organisation, type OpeningHours } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import { phoneAddress } from '../../ui/phone.ts'

/** Renders the address and hours for picking up an order. */
export function PickupPlace() {
  const { t } = useTranslation(['order', 'contact', 'organisation'])
  const { language } = useSite()
  const hours = ({ opens, closes }: OpeningHours) => ({
    opens: formatTime(opens, language),
    closes: formatTime(closes, language),
  })
  const [weekdays, saturday] = organisation.openingHours
  return (
    <PageSection title={t('pickup.title')} head="beside" isTight>
      <FactList
        list={[
          {
            term: t('pickup.address'),
            value: `${t('organisation:street')}, ${organisation.postcode} ${t('organisation:city')}`,
          },
          {
            term: t('pickup.hours'),
            value: (
              <>
                {t('contact:hours.weekdays', hours(weekdays))}
                <br />
                {t('contact:hours.saturday', hours(saturday))}
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

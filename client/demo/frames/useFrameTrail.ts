import type { FrameFamily } from '#shared/routes/frames.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, type Trail } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Returns the breadcrumbs of the page of a header, footer or page title. */
export function useFrameTrail(family: FrameFamily, heading: string): Trail {
  const { t } = useTranslation(['frames', 'common'])
  const address = useAddress()
  return [
    { label: t('common:home'), to: address(homeRoute) },
    { label: t(`index.${family}.heading`), to: address(family) },
    { label: heading },
  ]
}

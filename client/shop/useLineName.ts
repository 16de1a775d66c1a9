import { variantOf, type LineId } from '#shared/cart.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** What a line of a cart is called: `T-shirt, red, M`. */
export function useLineName(): (line: LineId) => string {
  const { t } = useTranslation('shop')
  return (line) => {
    const { item, colour, size } = variantOf(line)!
    return [t(`items.${item}`), colour && t(`colours.${colour}`), size].filter(Boolean).join(', ')
  }
}

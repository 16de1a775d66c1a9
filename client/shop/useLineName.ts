import { nameOfLine, variantOf, type LineId } from '#shared/cart.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** Returns a function for the name of a cart line: `T-shirt (red, M)`. */
export function useLineName(): (line: LineId) => string {
  const { t } = useTranslation('shop')
  return (line) => {
    const { item, colour, size } = variantOf(line)!
    return nameOfLine(t(`items.${item}`), colour && t(`colours.${colour}`), size)
  }
}

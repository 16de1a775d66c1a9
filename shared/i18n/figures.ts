import { numberWriter } from './format.ts'
import type { Language } from './languages.ts'

/* Forms of figures that only some pages show: kept out of what every page loads (`format.ts`). */

/** A price in euros as the language writes it, cents only where there are some: `9,99 €`, `€29`, `€ 90,99`. */
export const formatEuros = numberWriter({
  style: 'currency',
  currency: 'EUR',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
})

const writeShare = numberWriter({ style: 'percent', maximumFractionDigits: 0 })

/** A share of a hundred as the language writes it: `72%`, `72 %`. */
export const formatPercent = (percent: number, language: Language): string => writeShare(percent / 100, language)

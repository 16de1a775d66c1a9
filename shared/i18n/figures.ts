import { numberWriter } from './format.ts'
import type { Language } from './languages.ts'

/* Number formats that few pages need: kept out of `format.ts`, which every page loads. */

/** Formats a price in euros, without cents if they are zero: `9,99 €`, `€29`, `€ 90,99`. */
export const formatEuros = numberWriter({
  style: 'currency',
  currency: 'EUR',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
})

const writeShare = numberWriter({ style: 'percent', maximumFractionDigits: 0 })

/** Formats a percentage: `72%`, `72 %`. */
export const formatPercent = (percent: number, language: Language): string => writeShare(percent / 100, language)

import { languageFacts, type Language } from './languages.ts'

/* Forms of figures that only some pages show: kept out of what every page loads (`format.ts`). */

const euroFormats = new Map<Language, Intl.NumberFormat>()

/** A price in euros as the language writes it, cents only where there are some: `9,99 €`, `€29`, `€ 90,99`. */
export function formatEuros(euros: number, language: Language): string {
  let format = euroFormats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(languageFacts[language].intl, {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    })
    euroFormats.set(language, format)
  }
  return format.format(euros)
}

const percentFormats = new Map<Language, Intl.NumberFormat>()

/** A share of a hundred as the language writes it: `72%`, `72 %`. */
export function formatPercent(percent: number, language: Language): string {
  let format = percentFormats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(languageFacts[language].intl, { style: 'percent', maximumFractionDigits: 0 })
    percentFormats.set(language, format)
  }
  return format.format(percent / 100)
}

import { createStaffTranslator, type StaffCommandName, type StaffCommandWords } from '#locales/staff.ts'
import { timeZone } from '#shared/content/organisation.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { languageFacts, type Language, type StaffLanguage } from '#shared/i18n/languages.ts'
import type { Milliseconds } from '#db/store.ts'
import { text, type Text, type Value } from './text.ts'
import { visible } from './visible.ts'

/** Writes texts, numbers and dates in the language of staff. */
export interface Formatter {
  text(text: Text): string
  commandWords(name: StaffCommandName): StaffCommandWords
  number(value: number): string
  /** Returns an amount in whole dinars: `RSD 1,500`. */
  money(amount: number): string
  /** Returns the time in Belgrade: `1 Mar 2026, 13:05`. */
  dateTime(at: Milliseconds): string
  /** Returns `4.1 kB`. */
  fileSize(bytes: number): string
  /** Returns `Serbian (Latin)`. */
  languageName(language: Language): string
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export function createFormatter(language: StaffLanguage): Formatter {
  const { intl } = languageFacts[language]
  const { translate, commandWords } = createStaffTranslator(language)
  const wholeNumber = new Intl.NumberFormat(intl)
  const oneDecimal = new Intl.NumberFormat(intl, { maximumFractionDigits: 1 })
  const clock = new Intl.DateTimeFormat(intl, {
    timeZone: timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const languageNames = new Intl.DisplayNames(intl, { type: 'language' })
  const lists = {
    and: new Intl.ListFormat(intl, { type: 'conjunction' }),
    or: new Intl.ListFormat(intl, { type: 'disjunction' }),
  }

  function format(value: Value): string | number {
    if (typeof value === 'string') return visible(value)
    if (typeof value === 'number') return value
    if ('key' in value) return formatText(value)
    return lists[value.joinedBy].format(value.list.map((item) => String(format(item))))
  }
  const formatText = ({ key, values }: Text): string =>
    translate(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format(value)])))

  return {
    text: formatText,
    commandWords,
    number: (value) => wholeNumber.format(value),
    money: (amount) => formatMoney(amount, language),
    dateTime: (at) => clock.format(at),
    fileSize(bytes) {
      const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
      return `${oneDecimal.format(bytes / 1000 ** power)} ${formatText(text(`common.units.${units[power]!}`))}`
    },
    languageName: (of) => languageNames.of(languageFacts[of].tag) ?? languageFacts[of].ownName,
  }
}

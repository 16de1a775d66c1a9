import { donationLaw } from './donationRules.ts'
import { formatMoney, formatNumber } from '../i18n/format.ts'
import type { Language } from '../i18n/languages.ts'

export interface AnswerFacts {
  language: Language
  /** In dinars. */
  yearlyFee: number
  /** The sentence about the cost of the whole programme; empty if the site does not know it. */
  whole: string
}

/** Returns an answer with facts in the place of its placeholders. */
export function fillAnswer(answer: string, { language, yearlyFee, whole }: AnswerFacts): string {
  const values: Readonly<Record<string, string>> = {
    fee: formatMoney(yearlyFee, language),
    person: formatNumber(donationLaw.personSalaries, language),
    company: formatNumber(donationLaw.companySalaries, language),
    days: formatNumber(donationLaw.publishedWithinDays, language),
    whole,
  }
  return answer.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!).trim()
}

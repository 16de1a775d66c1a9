import type { StaffPlaceholder, StaffTextKey } from '#locales/staff.ts'

/** A text for staff that is not translated yet: errors and commands make it, the formatter writes it. */
export interface Text {
  key: StaffTextKey
  values: Readonly<Record<string, Value>>
}

/** A list that the language joins with "and" or "or". */
export interface List {
  list: readonly Value[]
  joinedBy: 'and' | 'or'
}

/** The value of a placeholder. The formatter makes strings visible, so foreign text needs no care. */
export type Value = string | number | Text | List

type Values<Key extends StaffTextKey> = [StaffPlaceholder<Key>] extends [never]
  ? []
  : [values: Readonly<Record<StaffPlaceholder<Key>, Value>>]

/** Returns the text of a key with a value for each of its placeholders. `count` selects the plural form. */
export const text = <Key extends StaffTextKey>(key: Key, ...[values]: Values<Key>): Text => ({
  key,
  values: values ?? {},
})

export const and = (list: readonly Value[]): List => ({ list, joinedBy: 'and' })
export const or = (list: readonly Value[]): List => ({ list, joinedBy: 'or' })

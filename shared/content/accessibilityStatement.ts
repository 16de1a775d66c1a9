/** The sections of the accessibility statement, in the order of the EU model (2018/1523). Each is an anchor. */
export const statementSectionIds = [
  'commitment',
  'status',
  'gaps',
  'tested',
  'untested',
  'preparation',
  'feedback',
  'enforcement',
] as const
export type StatementSectionId = (typeof statementSectionIds)[number]

/** The EU directive whose model the statement follows. */
export const directive = '2016/2102'

/** The dates of the statement, ISO 8601. Whoever changes the statement reviews all of it and updates `reviewed`. */
export const accessibilityStatement = { prepared: '2026-11-22', reviewed: '2026-11-23' } as const

/** The sections of the accessibility statement, in the order of the EU model (2018/1523); each is an anchor. Their texts are words. */
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

/** The directive of the EU whose model the statement follows. */
export const directive = '2016/2102'

/** Who changes what the statement says reviews all of it, and gives it a new day. ISO 8601. */
export const accessibilityStatement = { prepared: '2026-11-22', reviewed: '2026-11-23' } as const

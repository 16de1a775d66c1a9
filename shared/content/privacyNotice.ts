/** The sections of the privacy notice, in order; each is an anchor. Their titles and texts are words. */
export const noticeSectionIds = [
  'who',
  'what',
  'basis',
  'reveals',
  'retention',
  'recipients',
  'transfers',
  'proof',
  'rights',
  'withdraw',
  'access',
  'complaint',
  'browser',
  'elsewhere',
  'changes',
] as const
export type NoticeSectionId = (typeof noticeSectionIds)[number]

/** The version of the privacy notice. A changed text is a new version with a new date. */
export const privacyNotice = {
  version: 7,
  /** The day from which it applies, ISO 8601. */
  since: '2026-11-30',
} as const

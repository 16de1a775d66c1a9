/** The promised frequency of the newsletter. A sample until the party confirms it. */
export const newsletter = { maxIssuesPerMonth: 1, isSample: true } as const

/** The parts of an issue, in order; their descriptions are words. */
export const issueParts = ['proposal', 'deadline', 'meeting', 'answer'] as const

/** The stored data of a subscription that its page lists; the privacy notice has all. */
export const subscriptionDataIds = ['address', 'language', 'proof', 'unconfirmed'] as const

/** The ways to unsubscribe, in order. */
export const unsubscribeWays = ['letter', 'data', 'message'] as const

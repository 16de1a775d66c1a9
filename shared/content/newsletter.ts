/** What the newsletter's page says of it. How often it comes is a promise: it is a sample until the party has made it. */
export const newsletter = { maxIssuesPerMonth: 1, isSample: true } as const

/** What an issue holds, in order; each is described in words. */
export const issueParts = ['proposal', 'deadline', 'meeting', 'answer'] as const

/** What is kept of a subscription, as the page tells it; the privacy notice says everything. */
export const keptOfSubscription = ['address', 'language', 'proof', 'unconfirmed'] as const

/** The ways out, in order. */
export const waysOut = ['letter', 'data', 'message'] as const

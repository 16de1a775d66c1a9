import type { RequestHandler } from 'express'
import type { FactsService } from '../../services/facts.ts'

/** Reads the facts about the party before a request, if they have changed. While the store cannot be read, the last ones stay. */
export const currentFacts =
  (facts: Pick<FactsService, 'current'>): RequestHandler =>
  async (_req, _res, next) => {
    await facts.current().catch(() => undefined)
    next()
  }

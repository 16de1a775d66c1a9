import type { RequestHandler, Response } from 'express'
import { notFound, type RouteId } from '#shared/routes/table.ts'

/** The names of addresses that are no pages. `none`: the site does not have the address. */
export const otherRoutes = [
  'file',
  'discovery',
  'healthz',
  'readyz',
  'language',
  'preview',
  'form',
  'send',
  'subscribe',
  'suggest',
  'none',
] as const
export type RouteName = RouteId | (typeof otherRoutes)[number]
/** The name of a route, or the id of the 404 page. */
type AnyName = RouteName | typeof notFound.id

/** Names the route of a request for the log and the metrics. Names are in the code: an address may hold personal data. */
export function nameRoute(res: Response, name: AnyName): void {
  res.locals['route'] = name === notFound.id ? 'none' : name
}

/** Returns the name of a request's route. */
export const routeOf = (res: Response): RouteName => (res.locals['route'] as RouteName | undefined) ?? 'none'

/** Returns a handler that names the route. */
export const named =
  (name: AnyName): RequestHandler =>
  (_req, res, next) => {
    nameRoute(res, name)
    next()
  }

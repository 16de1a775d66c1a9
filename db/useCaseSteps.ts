import type { Tables } from './tableInterfaces.ts'

/*
 * A use case is written once, for databases that answer at once (SQLite) and those that must be waited for (PostgreSQL). It is a
 * generator that hands over, step by step, what has to be waited for; where nothing has, it runs through without a pause, which
 * SQLite's shared transactions need.
 */

/** A use case, or one step of it: hands over what must be waited for, gets what came of it, and ends with an answer. */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>

type Answering<Functions, Answer extends 'steps' | 'promise'> = {
  [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Answer extends 'steps' ? Steps<Result> : Promise<Result>
    : never
}
/** The tables as a use case sees them. */
export type StepTables = { [Name in keyof Tables]: Answering<Tables[Name], 'steps'> }
/** The tables of a database that must be waited for. */
export type AsyncTables = { [Name in keyof Tables]: Answering<Tables[Name], 'promise'> }

type Functions = Record<string, (...args: unknown[]) => unknown>

const mapFunctions = (tables: object, toStep: (ask: Functions[string]) => Functions[string]): StepTables =>
  Object.fromEntries(
    Object.entries(tables as Record<string, Functions>).map(([name, table]) => [
      name,
      Object.fromEntries(Object.entries(table).map(([verb, ask]) => [verb, toStep(ask)])),
    ]),
  ) as unknown as StepTables

export const syncSteps = (tables: Tables): StepTables =>
  mapFunctions(
    tables,
    (ask) =>
      function* (...args) {
        return ask(...args)
      },
  )

export const asyncSteps = (tables: AsyncTables): StepTables =>
  mapFunctions(
    tables,
    (ask) =>
      function* (...args): Steps<unknown> {
        return yield ask(...args) as Promise<unknown>
      },
  )

/** Runs through steps that wait for nothing. */
export function runSync<T>(steps: Steps<T>): T {
  const { done, value } = steps.next()
  if (!done) throw new Error('A step has to be waited for, where everything answers at once.')
  return value
}

/** Runs steps one after the other; what one rejects with is thrown where it was asked for. */
export async function runAsync<T>(steps: Steps<T>): Promise<T> {
  let result = steps.next()
  while (!result.done) {
    let answer: unknown
    try {
      answer = await result.value
    } catch (error) {
      result = steps.throw(error)
      continue
    }
    result = steps.next(answer)
  }
  return result.value
}

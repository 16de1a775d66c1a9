import type { Tables } from './tableInterfaces.ts'

/*
 * A use case is written once for a synchronous database (SQLite) and an asynchronous one (PostgreSQL). It is a generator that yields
 * promises. With SQLite it yields none and runs to its end without a pause, which group commit needs.
 */

/** A use case or one step of it: yields promises, receives their values, and returns its result. */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>

type WithResult<Functions, Form extends 'steps' | 'promise'> = {
  [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Form extends 'steps' ? Steps<Result> : Promise<Result>
    : never
}
/** The tables in the form that use cases call: every function is a step. */
export type StepTables = { [Name in keyof Tables]: WithResult<Tables[Name], 'steps'> }
/** The tables of an asynchronous database. */
export type AsyncTables = { [Name in keyof Tables]: WithResult<Tables[Name], 'promise'> }

type Functions = Record<string, (...args: unknown[]) => unknown>

const mapFunctions = (tables: object, toStep: (query: Functions[string]) => Functions[string]): StepTables =>
  Object.fromEntries(
    Object.entries(tables as Record<string, Functions>).map(([name, table]) => [
      name,
      Object.fromEntries(Object.entries(table).map(([verb, query]) => [verb, toStep(query)])),
    ]),
  ) as unknown as StepTables

/** Returns the tables of a synchronous database as steps. */
export const syncSteps = (tables: Tables): StepTables =>
  mapFunctions(
    tables,
    (query) =>
      function* (...args) {
        return query(...args)
      },
  )

/** Returns the tables of an asynchronous database as steps. */
export const asyncSteps = (tables: AsyncTables): StepTables =>
  mapFunctions(
    tables,
    (query) =>
      function* (...args): Steps<unknown> {
        return yield query(...args) as Promise<unknown>
      },
  )

/**
 * Runs steps of a synchronous database and returns their result.
 * @throws Error when a step yields a promise
 */
export function runSync<T>(steps: Steps<T>): T {
  const { done, value } = steps.next()
  if (!done) throw new Error('A step of a synchronous database yielded a promise.')
  return value
}

/** Runs steps one after the other and awaits their promises. A rejection is thrown inside the step that yielded the promise. */
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

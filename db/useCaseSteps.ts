import type { Tables } from './tableInterfaces.ts'

/*
 * A use case is written once for a synchronous database (SQLite) and an asynchronous one (PostgreSQL). It is a generator that yields
 * questions. With SQLite it yields none and runs to its end without a pause, which group commit needs.
 */

type Query = (...args: unknown[]) => unknown

/** A call of a function of an asynchronous database. */
interface Question {
  query: Query
  args: unknown[]
}

/** A use case or one step of it: yields questions, receives their answers, and returns its result. */
export type Steps<T> = Generator<Question, T, unknown>

type WithResult<Functions, Form extends 'steps' | 'promise'> = {
  [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Form extends 'steps' ? Steps<Result> : Promise<Result>
    : never
}
/** The tables in the form that use cases call: every function is a step. */
export type StepTables = { [Name in keyof Tables]: WithResult<Tables[Name], 'steps'> }
/** The tables of an asynchronous database. */
export type AsyncTables = { [Name in keyof Tables]: WithResult<Tables[Name], 'promise'> }

type Functions = Record<string, Query>

const mapFunctions = (tables: object, toStep: (query: Query) => Query): StepTables =>
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
        return yield { query, args }
      },
  )

/**
 * Runs steps of a synchronous database and returns their result.
 * @throws Error when a step yields a question
 */
export function runSync<T>(steps: Steps<T>): T {
  const { done, value } = steps.next()
  if (!done) throw new Error('A step of a synchronous database yielded a question.')
  return value
}

/** Runs steps one after the other and awaits their answers. A rejection is thrown inside the step that asked. */
export async function runAsync<T>(steps: Steps<T>): Promise<T> {
  let result = steps.next()
  while (!result.done) {
    const { query, args } = result.value
    let answer: unknown
    try {
      answer = await query(...args)
    } catch (error) {
      result = steps.throw(error)
      continue
    }
    result = steps.next(answer)
  }
  return result.value
}

type AskAll = (calls: readonly unknown[][]) => Promise<readonly unknown[]>
const askAllOf = new WeakMap<object, AskAll>()

/**
 * Returns a function for one call. `runInStep` asks several calls of it at once.
 * @param askAll returns the answers in the order of the calls
 */
export function forMany<Args extends unknown[], Answer>(
  askAll: (calls: readonly Args[]) => Promise<readonly Answer[]>,
): (...args: Args) => Promise<Answer> {
  const ask = async (...args: Args) => (await askAll([args]))[0] as Answer
  askAllOf.set(ask, askAll as AskAll)
  return ask
}

async function askEach(query: Query, calls: readonly unknown[][]): Promise<readonly unknown[]> {
  const answers: unknown[] = []
  for (const args of calls) answers.push(await query(...args))
  return answers
}

/**
 * Runs use cases side by side: all take one step, then all take the next. Equal questions are one query if their function is made by
 * `forMany`. The use cases must not depend on each other. Rejects if one of them fails; the others are then left unfinished.
 */
export async function runInStep<T>(useCases: readonly Steps<T>[]): Promise<T[]> {
  const results: T[] = []
  let turns: { steps: Steps<T>; at: number; answer?: unknown }[] = useCases.map((steps, at) => ({ steps, at }))
  while (turns.length > 0) {
    const asked = new Map<Query, { steps: Steps<T>; at: number; args: unknown[] }[]>()
    for (const { steps, at, answer } of turns) {
      const { done, value } = steps.next(answer)
      if (done) {
        results[at] = value
        continue
      }
      const asking = asked.get(value.query) ?? []
      asking.push({ steps, at, args: value.args })
      asked.set(value.query, asking)
    }
    turns = []
    for (const [query, asking] of asked) {
      const calls = asking.map(({ args }) => args)
      const answers = await (askAllOf.get(query)?.(calls) ?? askEach(query, calls))
      for (const [index, { steps, at }] of asking.entries()) turns.push({ steps, at, answer: answers[index] })
    }
  }
  return results
}

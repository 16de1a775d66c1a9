import type { PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import { createTransactions, type Connections, type Session } from '#db/postgres/connection.ts'
import { createGroupCommit } from '#db/postgres/groupCommit.ts'
import { forMany, type Steps } from '#db/useCaseSteps.ts'
import { StoreUnavailable } from '#shared/errors.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })
const lost = failure('08006')
const conflict = failure('40P01')

/** Returns connections that record the statements and fail as a test requests. */
function recorder(fail: (statement: string, times: number) => Error | undefined = () => undefined) {
  const statements: string[] = []
  const times = new Map<string, number>()
  const connections: Connections = {
    async connect() {
      const client = {
        async query(statement: string) {
          const time = (times.get(statement) ?? 0) + 1
          times.set(statement, time)
          statements.push(statement.split(' ', 1)[0]!)
          const error = fail(statement, time)
          if (error) throw error
          return { rows: [], rowCount: 0 }
        },
        release: (isBroken: boolean) => void statements.push(isBroken ? 'drop' : 'give back'),
      }
      return client as unknown as PoolClient
    },
    end: () => Promise.resolve(),
  }
  return { statements, connections }
}

const writesOn = (connections: Connections, timeout = 2000) =>
  createGroupCommit(connections, timeout, () => Promise.resolve())

describe('writes on PostgreSQL', () => {
  test('at the same time share a commit, each in a savepoint', async () => {
    const { statements, connections } = recorder()
    const { write } = writesOn(connections)
    const answers = ['one', 'two', 'three'].map((answer) => write(() => Promise.resolve(answer)))
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three'])
    expect(statements).toEqual([
      'BEGIN',
      ...Array<string[]>(3).fill(['SAVEPOINT', 'RELEASE']).flat(),
      'COMMIT',
      'give back',
    ])
  })

  test('resolve after the commit, not before', async () => {
    const { statements, connections } = recorder()
    await writesOn(connections).write(() => Promise.resolve())
    expect(statements.slice(0, 2)).toEqual(['BEGIN', 'COMMIT'])
    const { connections: broken } = recorder((statement) => (statement === 'COMMIT' ? failure('53100') : undefined))
    await expect(writesOn(broken).write(() => Promise.resolve())).rejects.toThrow(StoreUnavailable)
  })

  test('that fail roll back only their own changes and consent entries', async () => {
    const { statements, connections } = recorder()
    const kept: unknown[] = []
    const { write } = createGroupCommit(connections, 2000, async ({ appended }) => void kept.push(...appended))
    const append = (session: Session, mark: string) => session.appended.push(mark as never)
    const good = write(async (session) => append(session, 'good'))
    const bad = write(async (session) => {
      append(session, 'bad')
      throw new Error('no wording')
    })
    const other = write(async (session) => append(session, 'other'))
    await expect(bad).rejects.toThrow('no wording')
    await Promise.all([good, other])
    expect(kept).toEqual(['good', 'other'])
    expect(statements).toContain('ROLLBACK')
    expect(statements.at(-2)).toBe('COMMIT')
  })

  test('with a serialization conflict are repeated without the others', async () => {
    const { connections } = recorder()
    const { write } = writesOn(connections)
    const runs = { conflict: 0, other: 0 }
    const first = write(() => {
      runs.conflict += 1
      return runs.conflict === 1 ? Promise.reject(conflict) : Promise.resolve('there')
    })
    const second = write(() => Promise.resolve((runs.other += 1)))
    expect([await first, await second]).toEqual(['there', 1])
    expect(runs).toEqual({ conflict: 2, other: 1 })
  })

  test('are repeated on another connection when theirs breaks before the commit', async () => {
    const { statements, connections } = recorder((statement, time) =>
      statement.startsWith('BEGIN') && time === 1 ? lost : undefined,
    )
    expect(await writesOn(connections).write(() => Promise.resolve('there'))).toBe('there')
    expect(statements).toEqual(['BEGIN', 'drop', 'BEGIN', 'COMMIT', 'give back'])
  })

  test('are refused when there is no connection before the timeout', async () => {
    const { connections } = recorder((statement) => (statement.startsWith('BEGIN') ? lost : undefined))
    await expect(writesOn(connections, 50).write(() => Promise.resolve())).rejects.toThrow(StoreUnavailable)
  })

  // The commit may have taken effect. A repetition by the visitor has the same key and is stored once; one by the store is not.
  test('with an interrupted commit are refused and not repeated', async () => {
    const interrupted = () => recorder((statement) => (statement === 'COMMIT' ? lost : undefined)).connections
    for (const { write } of [writesOn(interrupted()), createTransactions(interrupted(), 2000)]) {
      let runs = 0
      await expect(write(() => Promise.resolve((runs += 1)))).rejects.toThrow(StoreUnavailable)
      expect(runs).toBe(1)
    }
  })

  const sentAndFailing = (error: Error) => ({ execute: () => Promise.reject(error) })

  test('are refused for a statement that was sent and failed, not for what PostgreSQL refused after it', async () => {
    const { connections } = recorder()
    const { write } = writesOn(connections)
    const failing = () =>
      write(({ send }) => {
        send(sentAndFailing(new Error('no wording')))
        return Promise.reject(failure('25P02'))
      })
    await expect(failing()).rejects.toThrow('no wording')
    const [bad, good] = await Promise.allSettled([failing(), write(() => Promise.resolve('there'))])
    expect(bad).toMatchObject({ reason: { message: 'no wording' } })
    expect(good).toMatchObject({ value: 'there' })
  })

  test('are not acknowledged when a statement that was sent fails, although COMMIT is answered', async () => {
    const { connections } = recorder()
    const run = ({ send }: Session) => {
      send(sentAndFailing(new Error('no wording')))
      return Promise.resolve('there')
    }
    for (const { write } of [writesOn(connections), createTransactions(connections, 2000)])
      await expect(write(run)).rejects.toThrow('no wording')
  })

  test('in progress end before it closes, and later ones are refused', async () => {
    const { connections } = recorder()
    const writes = writesOn(connections)
    const inProgress = writes.write(() => Promise.resolve('there'))
    await writes.close()
    expect(await inProgress).toBe('there')
    await expect(writes.write(() => Promise.resolve())).rejects.toThrow(StoreUnavailable)
  })
})

describe('writes in step on PostgreSQL', () => {
  /** Returns a use case that asks two questions, and the calls of each query. */
  function asking(answer: (name: string) => string = (name) => name) {
    const queries: string[][] = []
    const ask = forMany(async (calls: readonly [string][]) => {
      queries.push(calls.map(([name]) => name))
      return calls.map(([name]) => answer(name))
    }) as (...args: unknown[]) => unknown
    const useCase = (name: string) =>
      function* ({ appended }: Session): Steps<string> {
        appended.push(name as never)
        yield { query: ask, args: [name] }
        return (yield { query: ask, args: [`${name} again`] }) as string
      }
    return { queries, useCase }
  }

  test('share a commit and the queries of each step, without savepoints', async () => {
    const { statements, connections } = recorder()
    const { queries, useCase } = asking()
    const { writeInStep } = writesOn(connections)
    const answers = ['one', 'two', 'three'].map((name) => writeInStep([name], useCase(name)))
    expect(await Promise.all(answers)).toEqual(['one again', 'two again', 'three again'])
    expect(queries).toEqual([
      ['one', 'two', 'three'],
      ['one again', 'two again', 'three again'],
    ])
    expect(statements).toEqual(['BEGIN', 'COMMIT', 'give back'])
  })

  test('run one after the other when they share a key, and beside writes without keys', async () => {
    const { statements, connections } = recorder()
    const { queries, useCase } = asking()
    const { write, writeInStep } = writesOn(connections)
    const answers = [
      writeInStep(['ana', '1'], useCase('one')),
      write(() => Promise.resolve('alone')),
      writeInStep(['boris', '2'], useCase('two')),
      writeInStep(['ana', '3'], useCase('three')),
    ]
    expect(await Promise.all(answers)).toEqual(['one again', 'alone', 'two again', 'three again'])
    expect(queries).toEqual([['one', 'two'], ['one again', 'two again'], ['three'], ['three again']])
    expect(statements).toEqual(['BEGIN', 'SAVEPOINT', 'RELEASE', 'SAVEPOINT', 'RELEASE', 'COMMIT', 'give back'])
  })

  test.each([
    ['an error', () => new Error('no wording'), 'no wording'],
    ['a conflict', (times: number) => (times === 1 ? conflict : undefined), undefined],
  ])('after %s are rolled back and run again alone, with their consent entries once', async (_, errorAt, rejection) => {
    const { statements, connections } = recorder()
    let times = 0
    const { useCase } = asking((name) => {
      const error = name === 'bad again' ? errorAt((times += 1)) : undefined
      if (error) throw error
      return name
    })
    const kept: unknown[] = []
    const { write, writeInStep } = createGroupCommit(
      connections,
      2000,
      async ({ appended }) => void kept.push(...appended),
    )
    const bad = writeInStep(['bad'], useCase('bad'))
    const others = [
      writeInStep(['one'], useCase('one')),
      write(async ({ appended }) => void appended.push('alone' as never)),
      writeInStep(['two'], useCase('two')),
    ]
    if (rejection === undefined) expect(await bad).toBe('bad again')
    else await expect(bad).rejects.toThrow(rejection)
    await Promise.all(others)
    expect(kept).toEqual([...(rejection === undefined ? ['bad'] : []), 'one', 'two', 'alone'])
    expect(statements.slice(0, 3)).toEqual(['BEGIN', 'ROLLBACK', 'give back'])
    expect(statements.slice(-2)).toEqual(['COMMIT', 'give back'])
  })

  test('are refused together when the database cannot do the work', async () => {
    const { connections } = recorder()
    const { useCase } = asking(() => {
      throw failure('53100')
    })
    const { writeInStep } = writesOn(connections)
    const refused = await Promise.allSettled(['one', 'two'].map((name) => writeInStep([name], useCase(name))))
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailable) as unknown })
  })
})

import type { PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import { createTransactions, type Connections, type Session } from '#db/postgres/connection.ts'
import { createGroupCommit } from '#db/postgres/groupCommit.ts'
import { StoreUnavailable } from '#shared/errors.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })
const lost = failure('08006')
const crossed = failure('40P01')

/** A database that says what was asked of it, and fails where a test wants it to. */
function recorder(fail: (question: string, times: number) => Error | undefined = () => undefined) {
  const asked: string[] = []
  const times = new Map<string, number>()
  const connections: Connections = {
    async connect() {
      const client = {
        async query(question: string) {
          const time = (times.get(question) ?? 0) + 1
          times.set(question, time)
          asked.push(question.split(' ', 1)[0]!)
          const error = fail(question, time)
          if (error) throw error
          return { rows: [], rowCount: 0 }
        },
        release: (isBroken: boolean) => void asked.push(isBroken ? 'drop' : 'give back'),
      }
      return client as unknown as PoolClient
    },
    end: () => Promise.resolve(),
  }
  return { asked, connections }
}

const writesOn = (connections: Connections, timeout = 2000) =>
  createGroupCommit(connections, timeout, () => Promise.resolve())

describe('writes on PostgreSQL', () => {
  test('that come together share a commit, each in a savepoint', async () => {
    const { asked, connections } = recorder()
    const { write } = writesOn(connections)
    const answers = ['one', 'two', 'three'].map((answer) => write(() => Promise.resolve(answer)))
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three'])
    expect(asked).toEqual(['BEGIN', ...Array<string[]>(3).fill(['SAVEPOINT', 'RELEASE']).flat(), 'COMMIT', 'give back'])
  })

  test('are told after the commit, and not before', async () => {
    const { asked, connections } = recorder()
    await writesOn(connections).write(() => Promise.resolve())
    expect(asked.slice(0, 2)).toEqual(['BEGIN', 'COMMIT'])
    const { connections: broken } = recorder((question) => (question === 'COMMIT' ? failure('53100') : undefined))
    await expect(writesOn(broken).write(() => Promise.resolve())).rejects.toThrow(StoreUnavailable)
  })

  test('that fail roll back alone, with what they had for the consent log', async () => {
    const { asked, connections } = recorder()
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
    expect(asked).toContain('ROLLBACK')
    expect(asked.at(-2)).toBe('COMMIT')
  })

  test('that another was in the way of are run again, without the others', async () => {
    const { connections } = recorder()
    const { write } = writesOn(connections)
    const runs = { crossed: 0, other: 0 }
    const first = write(() => {
      runs.crossed += 1
      return runs.crossed === 1 ? Promise.reject(crossed) : Promise.resolve('there')
    })
    const second = write(() => Promise.resolve((runs.other += 1)))
    expect([await first, await second]).toEqual(['there', 1])
    expect(runs).toEqual({ crossed: 2, other: 1 })
  })

  test('are run again on another connection where theirs broke before the commit', async () => {
    const { asked, connections } = recorder((question, time) =>
      question.startsWith('BEGIN') && time === 1 ? lost : undefined,
    )
    expect(await writesOn(connections).write(() => Promise.resolve('there'))).toBe('there')
    expect(asked).toEqual(['BEGIN', 'drop', 'BEGIN', 'COMMIT', 'give back'])
  })

  test('are refused where the connection never comes about', async () => {
    const { connections } = recorder((question) => (question.startsWith('BEGIN') ? lost : undefined))
    await expect(writesOn(connections, 50).write(() => Promise.resolve())).rejects.toThrow(StoreUnavailable)
  })

  // It may have been stored: sent again by the visitor it is stored once, run again by us it might be twice.
  test('whose commit was cut off are refused and not run again', async () => {
    const cutOff = () => recorder((question) => (question === 'COMMIT' ? lost : undefined)).connections
    for (const { write } of [writesOn(cutOff()), createTransactions(cutOff(), 2000)]) {
      let runs = 0
      await expect(write(() => Promise.resolve((runs += 1)))).rejects.toThrow(StoreUnavailable)
      expect(runs).toBe(1)
    }
  })

  test('under way end before it closes, and later ones are refused', async () => {
    const { connections } = recorder()
    const writes = writesOn(connections)
    const underWay = writes.write(() => Promise.resolve('there'))
    await writes.close()
    expect(await underWay).toBe('there')
    await expect(writes.write(() => Promise.resolve())).rejects.toThrow(StoreUnavailable)
  })
})

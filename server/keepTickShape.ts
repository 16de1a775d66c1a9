import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of Node's records of a call of `process.nextTick`. Without any, a garbage collection removes V8's description of their shape,
 * and each later call makes its record in the runtime instead of in compiled code: 6 µs for each answer.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()))
}

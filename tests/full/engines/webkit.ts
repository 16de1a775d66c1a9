import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#scripts/freePort.ts'
import { hangLimit } from '#tests/support/limits.ts'
import type { Engine, EnginePage, Key } from './engine.ts'

/** The codes of the keys in WebDriver. */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** The size of the virtual screen; the widest window fits. */
const screen = '1600x1200x24'

/** Sends a command to the WebDriver (https://www.w3.org/TR/webdriver2/). */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Starts Debian's WebKitGTK on a virtual screen. Each page has its own process. */
export async function startWebKit(): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}`, NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ask: Ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(hangLimit),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const deadline = Date.now() + hangLimit
  while (!(await ask('GET', '/status').catch(() => undefined))) {
    if (driver.exitCode !== null || Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.')
    await wait(20)
  }
  return {
    newPage: ({ script }) => newPage(ask, driver, script),
    async stop() {
      for (const child of [driver, display]) await ended(child)
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill()
  await exit
}

async function newPage(ask: Ask, driver: ChildProcess, script: boolean): Promise<EnginePage> {
  const window = join(import.meta.dirname, 'window.py')
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: hangLimit, pageLoad: hangLimit },
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [window, ...(script ? [] : ['--without-script'])],
        },
      },
    },
  })) as { sessionId: string }
  const session = (method: 'POST' | 'DELETE', command: string, body?: object) =>
    ask(method, `/session/${sessionId}${command}`, body)
  const run = (look: string, argument?: unknown) =>
    session('POST', '/execute/sync', { script: `return (${look})(arguments[0])`, args: [argument ?? null] })

  const faults: string[] = []
  let fences = 0
  const fenceSeen = new Map<string, () => void>()
  const lines = createInterface({ input: driver.stdout! })
  lines.on('line', (line) => {
    const { report } = JSON.parse(line) as { report: string }
    const passFence = fenceSeen.get(report)
    if (passFence) passFence()
    else faults.push(report)
  })

  const key = (text: string) =>
    session('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  return {
    async open(address) {
      await session('POST', '/url', { url: address })
    },
    evaluate: (look, argument) => run(String(look), argument) as never,
    async clickAt(x, y) {
      await session('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async type(text) {
      await key(text)
    },
    async press(name) {
      await key(keyCodes[name])
    },
    async resize(width, height) {
      await session('POST', '/window/rect', { x: 0, y: 0, width, height })
    },
    async faults() {
      // Messages arrive in order, so all earlier ones have arrived with this one.
      const fence = `fence ${(fences += 1)}`
      const seen = new Promise<void>((resolve) => fenceSeen.set(fence, resolve))
      await run('(text) => window.webkit.messageHandlers.report.postMessage(text)', fence)
      await seen
      return faults.splice(0)
    },
    async close() {
      await session('DELETE', '')
      lines.close()
    },
  }
}

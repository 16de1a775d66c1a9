import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedNameOf, type StoredFile } from '#db/store.ts'
import { reportOf } from '#tests/support/figures.ts'
import { each } from '#tests/support/hostile.ts'
import { picture } from '#tests/support/hostileMedia.ts'
import { seedMedia } from '#tests/support/manyMedia.ts'
import { siteOfTest, swift, temporaryFolder } from '#tests/support/stories/site.ts'

const megabyte = 1024 * 1024
const large = 5 * megabyte
/** As many visitors at once. */
const visitors = 50

test('photographs that are served and added leave the memory of the server flat', async (context) => {
  const report = reportOf(context)
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(undefined) })
  const served = ({ type }: StoredFile) => type !== 'original'
  const smallFiles = seedMedia(dataDir, 20, Date.now(), { prefix: 'small', bytes: 1000 }).filter(served)
  const largeFiles = seedMedia(dataDir, 20, Date.now(), { prefix: 'large', bytes: large }).filter(served)
  const peak = () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024

  // Each on a connection of its own: the server may close an idle one at any time.
  const get = (name: string, headers = {}) =>
    fetch(`${site.url}/media/${name}`, { headers: { connection: 'close', ...headers } })
  const ask = (count: number, files: readonly StoredFile[], isPart: (index: number) => boolean = () => false) =>
    each(count, visitors, async (index) => {
      const file = files[index % files.length]!
      const start = Math.floor((index % 100) * (file.bytes / 200))
      const answer = await get(storedNameOf(file), isPart(index) ? { range: `bytes=${start}-` } : {})
      const length = (await answer.bytes()).length
      expect([answer.status, length]).toEqual(isPart(index) ? [206, file.bytes - start] : [200, file.bytes])
    })
  const unknown = (from: number) =>
    each(4000, visitors, async (index) => {
      const { status } = await get(`${(from + index).toString(16).padStart(32, '0')}.avif`)
      expect(status).toBe(404)
    })

  await ask(2000, smallFiles)
  await unknown(0)
  const before = peak()
  await ask(300, largeFiles)
  await ask(300, largeFiles, () => true)
  const filled = peak()
  // Files that are read whole would be 250 MB.
  report('more memory for files of 5 MB than for those of 1 kB', filled - before, 'MB', { most: 100 })

  await unknown(4000)
  const file = join(dataDir, 'added.jpg')
  writeFileSync(file, await picture(3000, 2000).jpeg({ quality: 100 }).toBuffer())
  for (const name of ['one.jpg', 'two.jpg'])
    expect(
      await site.staff('media', 'add', file, '--name', name, '--alt', 'en=A picture', '--as', 'ana'),
    ).toMatchObject({ code: 0 })
  await ask(300, largeFiles, (index) => index % 2 === 0)
  report('… and more after 4,000 other addresses and two additions', peak() - filled, 'MB', { most: 25 })
})

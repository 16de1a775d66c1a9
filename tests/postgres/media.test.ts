import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#scripts/postgresServer.ts'
import { storedNameOf, type StoredFileKey } from '#db/store.ts'
import { postgresBase } from '#tests/support/postgresBase.ts'
import { toJpeg } from '#tests/support/photographs/jpeg.ts'
import { landscape } from '#tests/support/photographs/scenes.ts'
import { swift, temporaryFolder } from '#tests/support/stories/site.ts'
import { mediaPath, type MediaFile } from '#shared/publishing/media.ts'

test('a photograph whose bytes are missing is not found, staff are told, and the others are served', async () => {
  const server = await startPostgres()
  onTestFinished(() => server.remove())
  const base = await postgresBase(server)
  const site = await base.site({ env: swift(undefined) })
  const picture = join(temporaryFolder(), 'polje.jpg')
  writeFileSync(picture, toJpeg(landscape(960, 640, 3)))
  const added = await site.staff('media', 'add', picture, '--alt', 'en=A field', '--as', 'Ana')
  expect(added).toMatchObject({ code: 0 })
  const files = (await base.data.ask('SELECT hash, type FROM media_files')) as unknown as MediaFile[]
  const served = files.filter(({ type }) => (type as StoredFileKey['type']) !== 'original')
  const answers = () =>
    Promise.all(
      served.map(async (file) => {
        const { status, headers } = await fetch(site.url + mediaPath(file))
        return [status, headers.get('cache-control')?.includes('immutable')]
      }),
    )
  const isThere = [200, true]
  expect(await answers()).toEqual(served.map(() => isThere))

  const [lost] = served
  await base.data.ask(`DELETE FROM media_bytes WHERE name = '${storedNameOf(lost!)}'`)
  expect(await answers()).toEqual(served.map((file) => (file === lost ? [404, false] : isThere)))
  expect((await site.staff('doctor')).out).toContain('polje.jpg')
  expect(site.output()).not.toMatch(/error|could not/i)
})

import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { killedWhilePublishing, publishedEverywhere, publishedOnFullDisk } from '#tests/support/stories/publication.ts'

test('news published or withdrawn by the staff command is visible or gone in every place within two seconds', (context) =>
  publishedEverywhere(reportOf(context), { rounds: 3 }))

test('kill -9 of the staff command leaves the old or the new version in every place', (context) =>
  killedWhilePublishing(reportOf(context), { kills: 8 }))

test(
  'on a full disk the staff command fails with a sentence, and every place keeps the old version',
  publishedOnFullDisk,
)

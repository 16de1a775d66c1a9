import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { killedWhilePublishing, publishedEverywhere, publishedOnFullDisk } from '#tests/support/stories/publication.ts'

test('what the staff command publishes or withdraws is visible or gone in every place within two seconds, in each kind', (context) =>
  publishedEverywhere(reportOf(context), {}))

test('kill -9 of the staff command leaves the old or the new version in every place', (context) =>
  killedWhilePublishing(reportOf(context), { kinds: ['news'], kills: 8 }))

test('on a full disk the staff command fails with a sentence, and every place keeps the old version', () =>
  publishedOnFullDisk({ kinds: ['news'] }))

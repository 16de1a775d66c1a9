import { subscriberStatuses } from '#shared/records.ts'
import type { Subscriber, SubscriberFilter } from '#db/store.ts'
import { languages } from '#shared/i18n/languages.ts'
import { openAtomicFile } from '../atomicFile.ts'
import { command } from '../command.ts'
import { BrokenPipe, Failure } from '../failures.ts'
import { choice, date, fileName, selection } from '../options.ts'
import { exportFormats, exportRows, rowWriters } from '../rows.ts'
import { text } from '../text.ts'

export const exportCommand = command('export', {
  options: {
    format: choice(exportFormats, 'csv'),
    status: choice([...subscriberStatuses, 'all'], 'confirmed'),
    lng: selection('LANGUAGE', languages),
    since: date,
    output: fileName,
  },
  example: 'export --format excel --lng fr --output subscribers.csv',

  async run(context, { options }) {
    const { format, status, lng, since, output } = options
    const { terminal } = context
    const filter: SubscriberFilter = {
      ...(status !== 'all' && { status }),
      ...(lng !== undefined && { language: lng }),
      ...(since !== undefined && { since }),
    }
    const { publicUrl } = context.config()
    const { current: secret } = await context.matchingKeys()
    const exportRow = exportRows({ publicUrl, secret })
    const store = await context.store()
    const total = await store.countSubscribers(filter)

    const file =
      output === undefined
        ? undefined
        : await openAtomicFile(output, { config: context.config(), signal: context.stopSignal() })
    const write = file?.write ?? terminal.write
    const progress = terminal.progress(total, 'rows', file ? 'file' : 'output')
    let count = 0
    const rowOf = (subscriber: Subscriber) => {
      count += 1
      progress.at(count)
      return exportRow(subscriber)
    }

    try {
      for await (const piece of rowWriters[format](store.exportSubscribers(filter), rowOf)) await write(piece)
      await (file ? file.commit() : terminal.flush())
    } catch (error) {
      progress.end()
      await file?.discard()
      // A failure of the output has its own text, and after a broken pipe nobody reads one.
      if (!(error instanceof Failure || error instanceof BrokenPipe)) {
        terminal.notify(
          file ? text('export.notWritten', { file: file.path }) : text('export.incomplete', { count: total }),
        )
      }
      throw error
    }
    progress.end()
    terminal.notify(text('export.done', { count, target: file?.path ?? text('export.standardOutput') }))
  },
})

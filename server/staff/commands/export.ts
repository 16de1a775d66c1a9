import { subscriberStatuses } from '#shared/records.ts'
import type { Subscriber, SubscriberFilter } from '#db/store.ts'
import { languages } from '#shared/i18n/languages.ts'
import { command } from '../command.ts'
import { Failure, ReaderGone } from '../failures.ts'
import { choice, fileName, moment, selection } from '../options.ts'
import { exportFormats, exportRows, rowWriters } from '../rows.ts'
import { counted, visible } from '../text.ts'
import { openAtomicFile } from '../wholeFile.ts'

export const exportCommand = command({
  purpose: 'writes the newsletter’s subscribers as a list',
  options: {
    format: choice(
      'csv for mailing programs, excel for a double click in Excel, json for programmers (one object a line)',
      exportFormats,
      'csv',
    ),
    status: choice('whom to write', [...subscriberStatuses, 'all'], 'confirmed'),
    lng: selection('only those who read in one language', 'LANGUAGE', languages, 'every language'),
    since: moment('only those who signed up then or later', 'from the beginning'),
    output: fileName('the file to write; it appears when it is complete', 'to standard output'),
  },
  notes: [
    'Only confirmed subscribers have agreed to get the newsletter, and can get it: “bouncing” is who has confirmed but whose address a mail server refused for good. Whoever confirms again is no longer bouncing.',
    'The list tells what people think about politics: keep it safe, and delete it when it has been used.',
    'Times are in UTC: in csv and excel like 2026-03-01 12:05:00, so that a spreadsheet reads them as times, in json like 2026-03-01T12:05:00.000Z. In csv and excel a cell that a spreadsheet would take for a formula gets an apostrophe in front; json holds every value as it is.',
  ],
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
    let rows = 0
    const rowOf = (subscriber: Subscriber) => {
      rows += 1
      progress.at(rows)
      return exportRow(subscriber)
    }

    try {
      for await (const piece of rowWriters[format](store.exportSubscribers(filter), rowOf)) await write(piece)
      await (file ? file.finish() : terminal.flush())
    } catch (error) {
      progress.end()
      await file?.giveUp()
      // Where the output itself failed that has been said; where its reader left there is nobody to tell.
      if (!(error instanceof Failure || error instanceof ReaderGone)) {
        terminal.say(
          file
            ? `${visible(file.path)} was not written.`
            : `The list is not complete: it has ${counted(total, 'row')} in all.`,
        )
      }
      throw error
    }
    progress.end()
    terminal.say(wentTo(rows, file?.path))
  },
})

const wentTo = (rows: number, path: string | undefined): string =>
  `${counted(rows, 'row')} ${rows === 1 ? 'was' : 'were'} written to ${path === undefined ? 'standard output' : visible(path)}.`

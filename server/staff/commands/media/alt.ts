import { command } from '../../command.ts'
import { Failure, UsageError } from '../../failures.ts'
import { findMedium, printMedium, withoutEmpty } from '../../media/medium.ts'
import { exampleAlt, factOptions, mediumOperand, readMediumName } from '../../media/options.ts'
import { nameOf } from '../../publishing/item.ts'
import { text } from '../../text.ts'

export const mediaAltCommand = command('media alt', {
  operands: mediumOperand,
  options: factOptions,
  example: 'media alt voda.jpg --alt fr=Fontaine --focus top --as Ana',

  async run(context, { options, operands: [given = ''] }) {
    const name = readMediumName(given)
    const by = nameOf(context, options)
    const store = await context.store()
    const before = await findMedium(store, name)
    const alt = withoutEmpty({ ...before.alt, ...options.alt })
    if (before.kind === 'picture' && Object.keys(alt).length === 0)
      throw new UsageError(text('media.altMissing', { example: `--alt "${exampleAlt}"` }))
    const credit = options.credit ?? before.credit
    const focus = options.focus ?? before.focus
    const change = { name, by, at: context.now(), alt, focus, ...(credit && { credit }) }
    if (!(await store.changeMedium(change)))
      throw new Failure(text('media.none', { name, command: 'staff media list' }))
    await printMedium(context, await findMedium(store, name))
  },
})

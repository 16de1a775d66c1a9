import { textLanguages } from '#shared/publishing/documents.ts'
import { command } from '../../command.ts'
import { Failure, UsageError } from '../../failures.ts'
import { findMedium, printMedium, usesOfMedia, withoutEmpty } from '../../media/medium.ts'
import { exampleAlt, factOptions, mediumOperand, readMediumName } from '../../media/options.ts'
import { nameOf } from '../../publishing/item.ts'
import { and, text } from '../../text.ts'

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
    const isRemoved = textLanguages.some((language) => before.alt[language] && !alt[language])
    const uses = isRemoved ? (await usesOfMedia(store)).get(name) : undefined
    if (uses) throw new Failure(text('media.altInUse', { name, items: and(uses) }))
    const credit = options.credit ?? before.credit
    const focus = options.focus ?? before.focus
    const change = { name, by, at: context.now(), alt, focus, ...(credit && { credit }) }
    if (!(await store.changeMedium(change)))
      throw new Failure(text('media.none', { name, command: 'staff media list' }))
    await printMedium(context, await findMedium(store, name))
  },
})

import type { Medium } from '#shared/publishing/media.ts'
import { kindOf, prepareMedium, storeMedium } from '../../../services/media.ts'
import { command } from '../../command.ts'
import { Failure, UsageError } from '../../failures.ts'
import { findMedium, printMedium, withoutEmpty } from '../../media/medium.ts'
import { exampleAlt, factOptions, mediumName } from '../../media/options.ts'
import { endings, nameFromFile, readMedium, standardInput, withReason } from '../../media/typedMedium.ts'
import { nameOf } from '../../publishing/item.ts'
import { text } from '../../text.ts'

export const mediaAddCommand = command('media add', {
  operands: { name: 'FILE', meaning: text('common.operands.mediumFile'), least: 1, most: 1 },
  options: { name: mediumName, ...factOptions },
  example: 'media add voda.jpg --alt en=Fountain --alt fr=Fontaine --as Ana',

  async run(context, { options, operands: [file = ''] }) {
    const { terminal, pictureScript, now } = context
    const by = nameOf(context, options)
    const alt: Medium['alt'] = withoutEmpty(options.alt)
    const store = await context.store()
    if (file === standardInput && options.name === undefined)
      throw new UsageError(text('media.nameMissing', { example: '--name voda.jpg' }))
    const shown = file === standardInput ? options.name! : file
    const bytes = await withReason(shown, () => readMedium(file, terminal))
    const kind = await withReason(shown, () => kindOf(bytes))
    if (kind === 'picture' && Object.keys(alt).length === 0)
      throw new UsageError(text('media.altMissing', { example: `--alt "${exampleAlt}"` }))
    const name = options.name ?? nameFromFile(file, kind)
    const ending = endings[kind]
    if (name === undefined || !name.endsWith(`.${ending}`))
      throw new UsageError(text('media.chooseName', { example: `--name voda.${ending}` }))
    const exists = text('media.exists', { name })
    if ((await store.findMedia([name])).size > 0) throw new Failure(exists)

    const prepared = await withReason(shown, () => prepareMedium(bytes, pictureScript))
    const credit = options.credit || undefined
    const facts = { name, alt, focus: options.focus ?? 'center', by, ...(credit !== undefined && { credit }) } as const
    const outcome = await storeMedium(store, prepared, facts, now())
    if (outcome === 'exists') throw new Failure(exists)
    if (outcome === 'incomplete') throw new Failure(text('media.sweptMeanwhile'))
    if (prepared.namesMaker) terminal.notify(text('media.namesMaker', { name }))
    await printMedium(context, await findMedium(store, name))
    const written = kind === 'pdf' ? `[…](/media/${name})` : `![…](/media/${name})`
    terminal.notify(text('media.howToUse', { written }))
  },
})

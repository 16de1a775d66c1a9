import { contentKinds, type ContentKind } from '#shared/publishing/documents.ts'
import { kinds } from '../../publishing/kinds/kinds.ts'
import { isWithoutTexts } from '../../publishing/parseDocument.ts'
import { command, type Command } from '../command.ts'
import { changeOptions, publishItem, scheduleItem, scheduleOperands, scheduleOptions, withdrawItem } from './change.ts'
import { slugOperand } from './item.ts'
import { listItems, listOptions, showHistory, showItem, showOptions } from './look.ts'
import { factOptions, writeItem, writeOptions } from './write.ts'

/** Returns the commands about items of one kind: the same verbs for each kind. */
function commandsOf(kind: ContentKind): readonly Command[] {
  const { folder, example } = kinds[kind]
  const of = (verb: string) => `${folder} ${verb} ${example}`
  const write = (verb: 'new' | 'edit') =>
    command(`item ${verb}`, {
      operands: slugOperand,
      options: (isWithoutTexts(kind) ? factOptions : writeOptions) as typeof writeOptions,
      example: `${of(verb)} --file ${example}.md --as Ana`,
      run: (context, input) => writeItem(context, kind, verb === 'new', input),
    })
  const ofItem = [
    write('new'),
    write('edit'),
    command('item publish', {
      operands: slugOperand,
      options: changeOptions,
      example: `${of('publish')} --as Ana`,
      run: (context, input) => publishItem(context, kind, input),
    }),
    command('item schedule', {
      operands: scheduleOperands,
      options: scheduleOptions,
      example: `${of('schedule')} 2026-12-01T18:00 --as Ana`,
      run: (context, input) => scheduleItem(context, kind, input),
    }),
    command('item withdraw', {
      operands: slugOperand,
      options: changeOptions,
      example: `${of('withdraw')} --as Ana`,
      run: (context, input) => withdrawItem(context, kind, input),
    }),
    command('item list', {
      options: listOptions,
      example: `${folder} list --state draft`,
      run: (context, input) => listItems(context, kind, input),
    }),
    command('item show', {
      operands: slugOperand,
      options: showOptions,
      example: isWithoutTexts(kind) ? of('show') : `${of('show')} --lng sr-Cyrl`,
      run: (context, input) => showItem(context, kind, input),
    }),
    command('item history', {
      operands: slugOperand,
      options: {},
      example: of('history'),
      run: (context, input) => showHistory(context, kind, input),
    }),
  ]
  return ofItem.map((one) => ({ ...one, name: one.name.replace('item', folder), kind }))
}

/** The commands about items of the content store. */
export const itemCommands: readonly Command[] = contentKinds.flatMap(commandsOf)

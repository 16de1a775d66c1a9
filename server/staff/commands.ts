import type { Command, Commands } from './command.ts'
import { commands as ownCommands } from './commands.generated.ts'
import { itemCommands } from './publishing/itemCommands.ts'

/** Every command, in the order in which help lists them. */
export const commands: Commands = Object.fromEntries(
  [...Object.values<Command>(ownCommands), ...itemCommands]
    .map((command) => [command.name, command] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)

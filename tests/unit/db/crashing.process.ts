/*
 * A process that kills itself during a replacement of the database: node crashing.process.ts <file> <draft> <kept as> <step>.
 */
import { reserve } from '#db/sqlite/replaceDatabase.ts'

const [file = '', draft = '', keptAs = '', crashAt = ''] = process.argv.slice(2)
const reserved = await reserve(file, keptAs)
if (crashAt === 'reserved') process.kill(process.pid, 'SIGKILL')
await reserved.replaceWith(draft, (step) => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL')
})

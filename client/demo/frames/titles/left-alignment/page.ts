import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 1 } as const satisfies FoundRow

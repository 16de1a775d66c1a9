import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 2 } as const satisfies FoundRow

import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 4 } as const satisfies FoundRow

import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 7 } as const satisfies FoundRow

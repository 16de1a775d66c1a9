import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 8 } as const satisfies FoundRow

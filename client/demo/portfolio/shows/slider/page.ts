import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 3 } as const satisfies FoundRow

import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 6 } as const satisfies FoundRow

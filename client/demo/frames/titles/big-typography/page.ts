import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 5 } as const satisfies FoundRow

import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 10 } as const satisfies FoundRow

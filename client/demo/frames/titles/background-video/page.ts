import type { FoundRow } from '#shared/routes/route.ts'

export default { position: 9 } as const satisfies FoundRow

import type { FoundRow } from '#shared/routes/route.ts'

export default {} as const satisfies FoundRow

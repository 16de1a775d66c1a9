declare const __VERSION__: string | undefined
declare const __COMMIT__: string | undefined

/** The version and the commit of this program, which the build writes here (`scripts/vite/release.ts`). */
export const release = {
  version: typeof __VERSION__ === 'string' ? __VERSION__ : 'development',
  commit: typeof __COMMIT__ === 'string' ? __COMMIT__ : 'unknown',
}

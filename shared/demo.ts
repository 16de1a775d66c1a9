/**
 * Whether the build has the demonstration pages. True in the sources; `scripts/vite/demo.ts` sets it to false with
 * `DEMO_PAGES=off`.
 */
export const hasDemo: boolean = true

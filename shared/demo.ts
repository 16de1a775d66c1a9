/** Whether the build has the demonstration pages. The sources have them; a build with `DEMO_PAGES=off` does not (`scripts/vite/demo.ts`). */
export const hasDemo: boolean = true

import { storage } from './content/storage.ts'

/** The choices of the theme; `system` follows the device and is the default. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The background of each theme, for the browser's own surfaces: `--color-ground` in tokens.css. */
export const themeGrounds = { light: '#ffffff', dark: '#0f1118' } as const

/**
 * A script in the head, before the first paint. It marks that scripts run and applies the chosen theme. The content
 * security policy allows it by its hash.
 * `client/site/theme.ts` makes the same changes when the choice changes.
 */
export const themeScript = `(r=>{r.dataset.script='';try{const t=localStorage.getItem('${storage.theme.name}'),g=${JSON.stringify(themeGrounds)}[t];if(g){r.dataset.theme=t;for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=g;document.querySelector('meta[name=color-scheme]').content=t}}catch{}})(document.documentElement)`

import { storage } from './content/storage.ts'

/** What a visitor can choose; `system` follows the device and is what nobody has to choose. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The ground of each theme, for what the browser itself paints: `--color-ground` in tokens.css. */
export const themeGrounds = { light: '#ffffff', dark: '#0f1118' } as const

/**
 * Runs in the head before anything is painted: marks that there is a script, and shows the theme that was chosen. The content
 * security policy knows it by its hash. What it does to the document `client/site/theme.ts` does when the choice changes.
 */
export const themeScript = `(r=>{r.dataset.script='';try{const t=localStorage.getItem('${storage.theme.name}'),g=${JSON.stringify(themeGrounds)}[t];if(g){r.dataset.theme=t;for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=g;document.querySelector('meta[name=color-scheme]').content=t}}catch{}})(document.documentElement)`

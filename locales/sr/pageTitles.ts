export { default as 'page-title/left-alignment' } from './page-title/left-alignment.json' with { type: 'json' }

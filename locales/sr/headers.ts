export { default as 'headers/white-header' } from './headers/white-header.json' with { type: 'json' }

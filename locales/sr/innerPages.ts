export { default as 'page/our-process' } from './page/our-process.json' with { type: 'json' }

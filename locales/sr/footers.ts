export { default as 'footers/photo-strip' } from './footers/photo-strip.json' with { type: 'json' }

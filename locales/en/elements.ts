export { default as 'elements/accordions' } from './elements/accordions.json' with { type: 'json' }
export { default as 'elements/buttons' } from './elements/buttons.json' with { type: 'json' }
export { default as 'elements/icon-with-text' } from './elements/icon-with-text.json' with { type: 'json' }
export { default as 'elements/counters' } from './elements/counters.json' with { type: 'json' }
export { default as 'elements/fancy-text-box' } from './elements/fancy-text-box.json' with { type: 'json' }
export { default as 'elements/text-box' } from './elements/text-box.json' with { type: 'json' }

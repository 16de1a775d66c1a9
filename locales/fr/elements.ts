export { default as 'elements/accordions' } from './elements/accordions.json' with { type: 'json' }
export { default as 'elements/buttons' } from './elements/buttons.json' with { type: 'json' }
export { default as 'elements/counters' } from './elements/counters.json' with { type: 'json' }
export { default as 'elements/simple-modal' } from './elements/simple-modal.json' with { type: 'json' }

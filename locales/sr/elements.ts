export { default as 'elements/accordions' } from './elements/accordions.json' with { type: 'json' }
export { default as 'elements/buttons' } from './elements/buttons.json' with { type: 'json' }
export { default as 'elements/counters' } from './elements/counters.json' with { type: 'json' }
export { default as 'elements/tab' } from './elements/tab.json' with { type: 'json' }
export { default as 'elements/pricing-table' } from './elements/pricing-table.json' with { type: 'json' }

export { default as 'blogs/01' } from './blogs/01.json' with { type: 'json' }
export { default as 'blogs/02' } from './blogs/02.json' with { type: 'json' }
export { default as 'blogs/03' } from './blogs/03.json' with { type: 'json' }
export { default as 'blogs/04' } from './blogs/04.json' with { type: 'json' }
export { default as 'blogs/05' } from './blogs/05.json' with { type: 'json' }

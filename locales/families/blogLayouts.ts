export { default as 'blogs/01' } from '../sr/blogs/01.json' with { type: 'json' }
export { default as 'blogs/02' } from '../sr/blogs/02.json' with { type: 'json' }
export { default as 'blogs/03' } from '../sr/blogs/03.json' with { type: 'json' }
export { default as 'blogs/04' } from '../sr/blogs/04.json' with { type: 'json' }
export { default as 'blogs/05' } from '../sr/blogs/05.json' with { type: 'json' }

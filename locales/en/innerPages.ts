export { default as 'page/about-me' } from './page/about-me.json' with { type: 'json' }
export { default as 'page/about-us' } from './page/about-us.json' with { type: 'json' }
export { default as 'page/our-story' } from './page/our-story.json' with { type: 'json' }
export { default as 'page/who-we-are' } from './page/who-we-are.json' with { type: 'json' }
export { default as 'page/our-process' } from './page/our-process.json' with { type: 'json' }

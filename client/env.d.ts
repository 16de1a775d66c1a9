/** Where the two calls are answered, without a slash at the end (build setting `API_BASE`). */
declare const __API_BASE__: string

declare module 'virtual:pictures/home' {
  const files: import('./art/catalogue.ts').PictureFiles<'home'>
  export default files
}

declare module 'virtual:fonts/*.css'

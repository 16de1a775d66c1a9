/** Where the two calls are answered, without a slash at the end (build setting `API_BASE`). */
declare const __API_BASE__: string

declare module 'virtual:pictures/home' {
  const files: import('./art/catalogue.ts').PictureFiles<'home'>
  export default files
}
declare module 'virtual:pictures/contact' {
  const files: import('./art/catalogue.ts').PictureFiles<'contact'>
  export default files
}
declare module 'virtual:pictures/newsletter' {
  const files: import('./art/catalogue.ts').PictureFiles<'newsletter'>
  export default files
}
declare module 'virtual:pictures/icon' {
  /** Its address. */
  const icon: string
  export default icon
}

import 'virtual:contentStyles'

/* For pages that show the pictures of articles and projects: it also imports their styles. */
export { contentFileOf } from './contentFileOf.ts'

/** Where the two calls are answered, without a slash at the end (build setting `API_BASE`). */
declare const __API_BASE__: string

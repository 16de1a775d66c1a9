import { inTheme } from '../../../art/inTheme.ts'

export default inTheme('magazine', {
  lines: { kind: 'map', seed: 'blog-metro-lines', ratio: [720, 380] },
})

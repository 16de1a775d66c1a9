import { inTheme } from '../../../pictures/inTheme.ts'

export default inTheme('magazine', {
  lines: { kind: 'map', seed: 'blog-metro-lines', ratio: [720, 380] },
})

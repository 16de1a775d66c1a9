import type { ShellCatalog } from '../catalog.ts'
import common from './common.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import organisation from './organisation.json' with { type: 'json' }

export default { common, consent, forms, organisation } satisfies ShellCatalog

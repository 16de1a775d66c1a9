import type { Catalog } from '../catalog.ts'
import contact from './contact.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import notFound from './notFound.json' with { type: 'json' }
import mails from './server/mails.json' with { type: 'json' }
import shell from './shell.ts'

export default { ...shell, contact, newsletter, notFound, mails } satisfies Catalog

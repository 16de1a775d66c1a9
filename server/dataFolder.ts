import { join } from 'node:path'
import type { Config } from './config.ts'

type Folder = Pick<Config, 'dataDir'>

/** Everything that must be kept lies in `DATA_DIR`, under these names. */
export const databaseFile = ({ dataDir }: Folder): string => join(dataDir, 'site.sqlite')
export const secretFile = ({ dataDir }: Folder): string => join(dataDir, 'secret')
/** Mails as files, where no mail server is configured. */
export const mailFolder = ({ dataDir }: Folder): string => join(dataDir, 'mail')

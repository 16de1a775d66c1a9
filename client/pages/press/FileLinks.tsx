import type { PressDrawing, PressFile, PressPhotograph } from '#shared/content/pressKit.ts'
import { nameWithoutHash } from '#shared/fileHash.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './FileLinks.module.css'

const kilobyte = 1000
const megabyte = 1000 * kilobyte

/** Returns a function that formats the size of a file. */
export function useFileSize(): (file: PressFile) => string {
  const { t } = useTranslation('press')
  return ({ bytes }) =>
    bytes < megabyte
      ? t('size.kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) })
      : t('size.megabytes', { size: Math.round((10 * bytes) / megabyte) / 10 })
}

/** Renders the downloads of a picture, one for each format. */
export function FileLinks({ name, files }: { name: string; files: PressDrawing | PressPhotograph }) {
  const sizeOf = useFileSize()
  return (
    <ul className={styles.files}>
      {Object.entries(files).map(([format, file]) => (
        <li key={format}>
          <a href={file.address} download={file.saveAs ?? nameWithoutHash(file.address)}>
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            <span>{`${format.toUpperCase()}, ${sizeOf(file)}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

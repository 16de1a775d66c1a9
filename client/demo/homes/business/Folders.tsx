import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { OpenArchive } from './ArchiveShelf.tsx'
import { officeServices, type OfficeService } from './facts.ts'
import styles from './Folders.module.css'

interface FoldersProps {
  items: Readonly<Record<OfficeService, { title: string; text: string }>>
  pictures: Readonly<Record<Exclude<OfficeService, 'archive'>, PictureFile>>
}

/** Renders the services as folders in a drawer, each with its name on a tab. */
export const Folders = ({ items, pictures }: FoldersProps) => (
  <ul className={styles.folders}>
    {officeServices.map((id) => (
      <li key={id}>
        <h3>{items[id].title}</h3>
        <div>
          <p>{items[id].text}</p>
          {id === 'archive' ? <OpenArchive /> : <Picture of={pictures[id]} alt="" />}
        </div>
      </li>
    ))}
  </ul>
)

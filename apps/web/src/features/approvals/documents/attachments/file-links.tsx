import { IconPaperclip } from '@tabler/icons-react'
import { apiAddress } from '../../../../api/address.ts'
import { fileSize } from '../../../../text/formats.ts'
import type { AttachedFile } from '../approval-queries.ts'
import styles from './attachments.module.css'

/** Files to be saved, with their sizes. */
export function FileLinks({
  files,
}: {
  files: readonly Pick<AttachedFile, 'id' | 'file_name' | 'size' | 'url'>[]
}) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, file_name, size, url }) => (
        <li key={id}>
          <IconPaperclip size={16} stroke={1.6} aria-hidden />
          <a href={apiAddress(url)} download={file_name}>
            {file_name}
          </a>
          <span className="quiet numeric">{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}

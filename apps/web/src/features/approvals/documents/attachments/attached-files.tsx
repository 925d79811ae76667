import { useTranslation } from 'react-i18next'
import type { OpenedDocument } from '../approval-queries.ts'
import styles from '../document.module.css'
import { FileLinks } from './file-links.tsx'
import { FilesField } from './files-field.tsx'

/** The files of a document; its author changes them until somebody has decided. What answers a question stands there. */
export function AttachedFiles({ document }: { document: OpenedDocument }) {
  const { t } = useTranslation()
  const { drf_id, apv_attach, abilities } = document
  const files = apv_attach.filter(({ field }) => field === null)
  if (files.length === 0 && !abilities.attach) return null
  return (
    <section aria-label={t('attached.files.title')} data-print={files.length > 0 ? undefined : 'never'}>
      {abilities.attach ? (
        <FilesField
          label={t('attached.files.title')}
          files={apv_attach}
          documentOf={() => Promise.resolve(drf_id)}
        />
      ) : (
        <>
          <h3 className={styles.subtitle}>{t('attached.files.title')}</h3>
          <FileLinks files={files} />
        </>
      )}
    </section>
  )
}

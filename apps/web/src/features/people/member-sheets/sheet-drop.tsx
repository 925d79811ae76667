import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_MEGABYTES, MOST_ROWS, uploadInvite } from '#contract/people/member-sheets/member-sheets.ts'
import { useAction } from '../../../api/use-action.ts'
import { number } from '../../../text/formats.ts'
import { sentenceOf } from '../../../text/sentence-of.ts'
import { UploadTrack } from '../../../ui/form/attachments.tsx'
import { FileDrop } from '../../../ui/form/file-drop.tsx'
import styles from './member-sheets.module.css'

/** Takes one sheet by drop, press or keyboard; what cannot be read is said at once, and another may be tried. */
export function SheetDrop({ onMade }: { onMade: (importId: number) => void }) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState(0)
  const upload = useAction(uploadInvite, {
    errors: 'form',
    onProgress: setProgress,
    onSuccess: (made) => onMade(made.import_id),
  })
  const title = t(upload.isPending ? 'memberSheets.drop.reading' : 'memberSheets.drop.title')
  return (
    <div className={styles.way}>
      <FileDrop
        title={title}
        limits={t('memberSheets.drop.limits', { megabytes: MOST_MEGABYTES, rows: number(MOST_ROWS) })}
        inputLabel={t('memberSheets.drop.input')}
        accept=".xlsx,.xls,.csv,.txt,.tsv"
        mostBytes={MOST_MEGABYTES * 1024 * 1024}
        onFiles={([file]) => {
          setProgress(0)
          if (file) upload.mutate({ body: { file } })
        }}
        isBusy={upload.isPending}
        icon={<IconFileSpreadsheet size={28} stroke={1.5} aria-hidden />}
      />
      {upload.isPending && <UploadTrack name={title} progress={progress} />}
      {upload.error && (
        <p className={styles.refused} role="alert">
          {sentenceOf(upload.error)}
        </p>
      )}
    </div>
  )
}

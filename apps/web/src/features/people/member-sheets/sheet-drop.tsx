import { Dropzone, type FileRejection } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { Loader } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MOST_MEGABYTES, MOST_ROWS, uploadInvite } from '#contract/people/member-sheets/member-sheets.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormProblem } from '../../../ui/dialog/form-problem.tsx'
import { number } from '../../../text/formats.ts'
import { notify } from '../../../ui/notify.ts'
import styles from './member-sheets.module.css'

/** Takes one sheet by drop, press or keyboard; what cannot be read is said at once, and another may be tried. */
export function SheetDrop({ onMade }: { onMade: (importId: number) => void }) {
  const { t } = useTranslation()
  const upload = useAction(uploadInvite, {
    errors: 'form',
    onSuccess: (made) => onMade(made.import_id),
  })
  const limits = t('memberSheets.drop.limits', { megabytes: MOST_MEGABYTES, rows: number(MOST_ROWS) })
  // Refused here in our words, before anything is sent.
  const refuse = (refused: FileRejection[]) => {
    const isTooLarge = refused.some(({ errors }) => errors.some(({ code }) => code === 'file-too-large'))
    const text = isTooLarge
      ? t('memberSheets.drop.tooLarge', { megabytes: MOST_MEGABYTES })
      : t('memberSheets.drop.onlyOne')
    notify({ text, tone: 'bad' })
  }
  return (
    <div className={styles.way}>
      <Dropzone
        className={styles.drop!}
        onDrop={([file]) => file && upload.mutate({ body: { file } })}
        multiple={false}
        maxSize={MOST_MEGABYTES * 1024 * 1024}
        onReject={refuse}
        disabled={upload.isPending}
        enablePointerEvents
        aria-label={`${t('memberSheets.drop.title')} ${limits}`}
        inputProps={{ 'aria-label': t('memberSheets.drop.input'), accept: '.xlsx,.xls,.csv,.txt,.tsv' }}
      >
        <div className={styles.dropWords}>
          {upload.isPending ? (
            <Loader size="sm" />
          ) : (
            <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden />
          )}
          <strong role={upload.isPending ? 'status' : undefined}>
            {t(upload.isPending ? 'memberSheets.drop.reading' : 'memberSheets.drop.title')}
          </strong>
          <span>{limits}</span>
        </div>
      </Dropzone>
      <FormProblem error={upload.error} />
    </div>
  )
}

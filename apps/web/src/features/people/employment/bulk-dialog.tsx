import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { useAction } from '../../../api/use-action.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { BULK_LABELS, BulkFields } from './bulk-fields.tsx'
import { type BulkForm, bulkChanges, emptyBulk, unfilled } from './bulk-form.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { type Preview, previewQuery } from './employment-queries.ts'
import styles from './employment.module.css'

interface BulkDialogProps {
  ids: readonly number[]
  onClose: () => void
  onDone: () => void
}

/** Changes several people at once, from a day on; what it does to each is shown before. */
export function BulkDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const [initial] = useState(() => emptyBulk(day))
  const [values, setValues] = useState(initial)
  const [settled] = useDebouncedValue(values, 300)
  const changes = bulkChanges(ids, settled, day)
  const preview = useQuery({
    ...previewQuery(changes),
    enabled: changes.length > 0,
    placeholderData: keepPreviousData,
  })
  const shown = changes.length > 0 ? preview.data : undefined
  const able = ableOf(shown)
  const isCurrent = settled === values && !preview.isFetching
  const update = useAction(updateMembers, { errors: 'form' })
  const save = async (form: BulkForm) => {
    const wanted = bulkChanges(able, form, day)
    await update.mutateAsync({ body: wanted })
    notify({ text: t('employment.bulk.done', { n: wanted.length }) })
    onDone()
  }
  const blockedBy = whyBlocked()
  function whyBlocked() {
    if (values.chosen.length === 0) return t('employment.bulk.nothing')
    const missing = unfilled(values).map((field) => t(BULK_LABELS[field]))
    if (missing.length > 0) return t('employment.bulk.unfilled', { fields: missing.join(', ') })
    if (!isCurrent || !shown) return t('employment.bulk.checking')
    if (shown.every(({ error }) => error !== null)) return t('employment.bulk.noOne')
    return able.length === 0 ? t('employment.bulk.noChange') : undefined
  }
  return (
    <FormDialog<BulkForm>
      opened
      title={t('employment.bulk.title', { n: ids.length })}
      submitText={t('employment.bulk.submit', { n: able.length })}
      initialValues={initial}
      onClose={onClose}
      onSubmit={save}
      size={720}
      {...(blockedBy && { blockedBy })}
    >
      {(form) => (
        <>
          <p className={styles.note}>{t('employment.bulk.hint')}</p>
          <BulkFields form={form} onValues={setValues} />
          {changes.length > 0 && (
            <BulkPreview
              preview={shown}
              error={preview.error}
              today={day}
              onRetry={() => void preview.refetch()}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** Whom the change would do something to, and may. */
function ableOf(preview: Preview | undefined): number[] {
  return (preview ?? [])
    .filter(({ error, consequences }) => error === null && consequences.length > 0)
    .map(({ user_id }) => user_id)
}

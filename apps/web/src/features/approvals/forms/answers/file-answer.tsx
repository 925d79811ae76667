import { Input } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { FilesField } from '../../documents/index.ts'
import type { FormField } from '../form-queries.ts'
import { DraftFilesContext } from './draft-files.ts'

/** A question that files answer. */
export function FileAnswer({ field, error }: { field: FormField; error?: ReactNode }) {
  const { t } = useTranslation()
  const draft = useContext(DraftFilesContext)
  if (!draft)
    return (
      <Input.Wrapper label={field.label} required={field.is_required} description={t('forms.filesLater')} />
    )
  return (
    <div data-path={`drf_values.${field.key}`}>
      <FilesField
        label={field.is_required ? `${field.label} *` : field.label}
        files={draft.files}
        documentOf={draft.documentOf}
        field={field.key}
        error={error}
      />
      {field.hint && <Input.Description>{field.hint}</Input.Description>}
    </div>
  )
}

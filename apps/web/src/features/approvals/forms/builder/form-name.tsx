import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { findingWords, namesOf } from '../../lines/index.ts'
import type { KeptForm } from '../form-queries.ts'
import styles from '../forms.module.css'

/** What it is called, and whom its line names in vain; with notes, whatever else is to be known of its line. */
export function FormName({ form, notes = false }: { form: KeptForm; notes?: boolean }) {
  const { t } = useTranslation()
  const names = namesOf(form.apv_role_line_targets)
  const wrong = form.apv_role_line_findings.filter(({ severity }) => notes || severity !== 'NOTE')
  return (
    <>
      {form.drf_title}
      {wrong.map((one) => (
        <span key={`${one.code} ${one.target}`} className={styles.wrong}>
          <IconAlertTriangle size={14} aria-hidden />
          {findingWords(t, one, names)}
        </span>
      ))}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import type { Member } from '../directory/index.ts'
import styles from './employment.module.css'

type Planned = Pick<Member, 'planned_retire_date'> & Partial<Pick<Member, 'absence' | 'cmem_status'>>

/** What is arranged for a person: leaving, or an absence and its end. Nothing when nothing is. */
export function PlannedNote({ member }: { member: Planned }) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const { planned_retire_date: leaves, absence } = member
  const notes = [
    leaves && t('employment.planned.retire', { on: shortDay(leaves, day) }),
    absence && absence.from > day && t('employment.planned.absence', { on: shortDay(absence.from, day) }),
    absence?.until &&
      absence.from <= day &&
      t('employment.planned.absentUntil', { on: shortDay(absence.until, day) }),
  ].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <span className={styles.planned}>
      {notes.map((note) => (
        <span key={String(note)}>{note}</span>
      ))}
    </span>
  )
}

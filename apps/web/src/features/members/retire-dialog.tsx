import { useTranslation } from 'react-i18next'
import { retireMember } from '#contract/members.ts'
import { listOrg, listTeams } from '#contract/organization.ts'
import { useAction } from '../../api/use-action.ts'
import { useCompanyNow } from '../../app/use-company-now.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { DayPicker } from '../../ui/time/day-picker.tsx'
import { fieldOf } from './field-of.ts'
import { memberReads } from './member-queries.ts'
import styles from './members.module.css'

interface RetireDialogProps {
  member: { user_id: number; username: string; joined_date: string | null }
  onClose: () => void
}

/** Records that a person has left, after saying what that means. */
export function RetireDialog({ member, onClose }: RetireDialogProps) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const retire = useAction(retireMember, {
    invalidates: [...memberReads, listTeams, listOrg],
    errors: 'form',
  })
  const name = member.username
  return (
    <FormDialog
      opened
      danger
      title={t('members.retire.title', { name })}
      submitText={t('members.retire.submit')}
      initialValues={{ retire_date: day as string | null }}
      validate={{ retire_date: (value) => (value ? null : t('common.error.required')) }}
      onClose={onClose}
      onSubmit={async ({ retire_date }) => {
        await retire.mutateAsync({ body: { user_id: member.user_id, ...(retire_date && { retire_date }) } })
        notify({ text: t('members.retire.done', { name }) })
      }}
    >
      {(form) => (
        <>
          <ul className={styles.consequences}>
            {(['access', 'roles', 'kept', 'back'] as const).map((key) => (
              <li key={key}>{t(`members.retire.${key}`)}</li>
            ))}
          </ul>
          <DayPicker
            label={t('members.retire.date')}
            description={t('members.retire.dateHint')}
            max={day}
            required
            {...(member.joined_date && { min: member.joined_date })}
            {...fieldOf(form, 'retire_date')}
          />
        </>
      )}
    </FormDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { rejoinInvite } from '#contract/people/employment/joining.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf } from '../directory/index.ts'
import { type Subject } from './employment-queries.ts'
import styles from './employment.module.css'

type RejoinForm = { joined_date: string | null }

/** Invites somebody who had left, with the first day of the new employment if it is known. */
export function RejoinDialog({ member, onClose }: { member: Subject; onClose: () => void }) {
  const { t } = useTranslation()
  const invite = useAction(rejoinInvite, { errors: 'form' })
  return (
    <FormDialog<RejoinForm>
      opened
      title={t('employment.rejoin.title', { name: member.username })}
      submitText={t('employment.rejoin.submit')}
      initialValues={{ joined_date: null }}
      onClose={onClose}
      onSubmit={async ({ joined_date }) => {
        await invite.mutateAsync({ body: { user_id: member.user_id, ...(joined_date && { joined_date }) } })
        notify({ text: t('employment.rejoin.done') })
      }}
    >
      {(form) => (
        <>
          <p className={styles.note}>{t('employment.rejoin.text', { email: member.email })}</p>
          <DayPicker
            label={t('employment.rejoin.joined')}
            description={t('employment.rejoin.joinedHint')}
            clearable
            {...fieldOf(form, 'joined_date')}
          />
        </>
      )}
    </FormDialog>
  )
}

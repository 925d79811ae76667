import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sendInvite } from '#contract/people/employment/joining.ts'
import { ApiError } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { useProfile } from '../../../page/profile.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf, RankField, TeamField } from '../directory/index.ts'
import { emptyInvite, type InviteForm, inviteBody, looksLikeEmail } from './invite-form.ts'
import styles from './members.module.css'

interface InviteDialogProps {
  opened: boolean
  onClose: () => void
}

/** Invites a person by e-mail. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const invite = useAction(sendInvite, { errors: 'form' })
  const send = async (form: InviteForm) => {
    try {
      await invite.mutateAsync({ body: inviteBody(form) })
    } catch (error) {
      throw error instanceof ApiError && error.code === 'ALREADY_MEMBER' ? error.at('email') : error
    }
    notify({ text: t('members.invite.sent', { email: form.email.trim() }) })
  }
  return (
    <FormDialog<InviteForm>
      opened={opened}
      title={t('members.invite.title')}
      submitText={t('members.invite.send')}
      initialValues={emptyInvite}
      validate={{
        email: (value) => (looksLikeEmail(value) ? null : t('common.error.email')),
        // Who looks after some teams only cannot put anybody elsewhere.
        team: (value) => (value === null && !profile.is_admin_full ? t('members.invite.teamRequired') : null),
      }}
      onClose={onClose}
      onSubmit={send}
      size={560}
    >
      {(form) => (
        <>
          <p className={styles.note}>{t('members.invite.another')}</p>
          <div className={styles.pair}>
            <TextInput
              label={t('directory.field.email')}
              type="email"
              autoComplete="off"
              required
              maxLength={254}
              data-autofocus
              {...form.getInputProps('email')}
            />
            <TextInput label={t('directory.field.name')} maxLength={50} {...form.getInputProps('username')} />
            <TeamField {...fieldOf(form, 'team')} required={!profile.is_admin_full} />
            <TextInput
              label={t('directory.field.position')}
              maxLength={50}
              {...form.getInputProps('position')}
            />
            <RankField {...fieldOf(form, 'rank_id')} />
            <DayPicker label={t('directory.field.joined')} clearable {...fieldOf(form, 'joined_date')} />
            <TextInput
              label={t('directory.field.contract')}
              placeholder={t('directory.field.contractHint')}
              maxLength={50}
              {...form.getInputProps('contract_type')}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}

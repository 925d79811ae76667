import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rejoinInvite } from '#contract/people/employment/joining.ts'
import { useAction } from '../../../api/use-action.ts'
import { shortDay } from '../../../text/formats.ts'
import { DialogView } from '../../../ui/dialog/dialog-view.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf, RankField, TeamField } from '../directory/index.ts'
import type { BeforeReturn, ChangeSince } from './before-return.ts'
import { beforeReturnQuery, type Subject } from './employment-queries.ts'
import styles from './employment.module.css'

type RejoinForm = { joined_date: string | null; team: number | null; rank_id: number | null }

interface RejoinDialogProps {
  member: Subject
  onClose: () => void
}

/** Invites somebody who had left: into the team and rank of before unless another is chosen, with what changed since. */
export function RejoinDialog({ member, onClose }: RejoinDialogProps) {
  const { t } = useTranslation()
  const before = useQuery(beforeReturnQuery(member.user_id, member.retire_date ?? null))
  return (
    <DialogView
      query={before}
      title={t('employment.rejoin.title', { name: member.username })}
      onClose={onClose}
    >
      {(data) => <Dialog member={member} before={data} onClose={onClose} />}
    </DialogView>
  )
}

function Dialog({ member, before, onClose }: RejoinDialogProps & { before: BeforeReturn }) {
  const { t } = useTranslation()
  const invite = useAction(rejoinInvite, { errors: 'form' })
  return (
    <FormDialog<RejoinForm>
      opened
      title={t('employment.rejoin.title', { name: member.username })}
      submitText={t('employment.rejoin.submit')}
      initialValues={{ joined_date: null, team: before.team, rank_id: before.rank }}
      onClose={onClose}
      onSubmit={async ({ joined_date, team, rank_id }) => {
        const body = { user_id: member.user_id, team, rank_id, ...(joined_date && { joined_date }) }
        await invite.mutateAsync({ body })
        notify({ text: t('employment.rejoin.done') })
      }}
    >
      {(form) => (
        <>
          <p className={styles.note}>{t('employment.rejoin.text', { email: member.email })}</p>
          <Since member={member} before={before} />
          <div className={styles.pair}>
            <TeamField {...fieldOf(form, 'team')} />
            <RankField {...fieldOf(form, 'rank_id')} />
          </div>
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

/** What the person was on leaving, and what became of it. */
function Since({ member, before }: { member: Subject; before: BeforeReturn }) {
  const { t } = useTranslation()
  const words = (change: ChangeSince) => {
    if (change.kind === 'CLOSED' || change.kind === 'RENAMED')
      return t(`employment.rejoin.since.${change.kind}`, { ...change })
    const { kind, from, to } = change
    const nothing = t(`employment.rejoin.nothing.${kind}`)
    return t(`employment.rejoin.since.${kind}`, { from: from ?? nothing, to: to ?? nothing })
  }
  if (before.was.length === 0) return null
  return (
    <section className={styles.since} aria-label={t('employment.rejoin.sinceTitle')}>
      <strong>
        {member.retire_date && `${t('employment.rejoin.was', { day: shortDay(member.retire_date) })} `}
        {before.was.join(' · ')}
      </strong>
      <ul>
        {before.since.map((change) => (
          <li key={change.kind}>{words(change)}</li>
        ))}
        {before.since.length === 0 && <li>{t('employment.rejoin.same')}</li>}
        <li>{t('employment.rejoin.leave')}</li>
      </ul>
    </section>
  )
}

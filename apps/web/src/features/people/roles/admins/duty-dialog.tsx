import { useTranslation } from 'react-i18next'
import { giveDutyToMany, takeDutyFromMany } from '#contract/people/roles/roles.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { fieldOf, findPeople } from '../../directory/index.ts'
import styles from './admins.module.css'
import { changedHolders } from './changed-holders.ts'
import type { DutyRow } from './use-duties.ts'

type HolderForm = { user_ids: PersonOption[] }

/** Puts several people in charge of a duty and relieves others, in one go. */
export function DutyDialog({ duty, onClose }: { duty: DutyRow; onClose: () => void }) {
  const { t } = useTranslation()
  const give = useAction(giveDutyToMany, { errors: 'form' })
  const take = useAction(takeDutyFromMany, { errors: 'form' })
  const before = duty.holders.map((holder) => ({
    id: holder.user_id,
    name: holder.username,
    position: holder.position,
    team: holder.team?.team_name ?? null,
  }))
  const save = async ({ user_ids: people }: HolderForm) => {
    const { added, taken } = changedHolders(before, people)
    const body = (list: { id: number }[]) => ({ role_name: duty.code, user_ids: list.map(({ id }) => id) })
    // First who comes, then who goes: nobody in charge would be the worse half.
    if (added.length > 0) await give.mutateAsync({ body: body(added) })
    if (taken.length > 0) await take.mutateAsync({ body: body(taken) })
    notify({ text: t('admins.duties.saved', { duty: duty.name }) })
  }
  return (
    <FormDialog<HolderForm>
      opened
      title={t('admins.duties.editOf', { duty: duty.name })}
      initialValues={{ user_ids: before }}
      submitText={t('admins.duties.save')}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <p className={styles.lead}>{duty.does.join(' ') || t('admins.duties.recorded')}</p>
          <PersonPicker
            label={t('admins.duties.holders')}
            search={findPeople}
            multiple
            {...fieldOf(form, 'user_ids')}
          />
          <Changes before={before} now={form.values.user_ids} />
        </>
      )}
    </FormDialog>
  )
}

function Changes({ before, now }: { before: PersonOption[]; now: PersonOption[] }) {
  const { t } = useTranslation()
  const { added, taken } = changedHolders(before, now)
  const names = (people: { name: string }[]) => people.map(({ name }) => name).join(', ')
  return (
    <div className={styles.changes} role="status">
      {added.length === 0 && taken.length === 0 && <span>{t('admins.duties.same')}</span>}
      {added.length > 0 && <span>{t('admins.duties.added', { names: names(added) })}</span>}
      {taken.length > 0 && <span>{t('admins.duties.taken', { names: names(taken) })}</span>}
      <small>{t('admins.duties.consequence')}</small>
    </div>
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getProfile } from '#contract/members.ts'
import { addAdmin, listAdmins, removeAdmin } from '#contract/roles.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { useProfile } from '../../app/profile.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { DisabledHint } from '../../ui/input/disabled-hint.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page/section.tsx'
import { PersonChip } from '../../ui/people/person-chip.tsx'
import { type PersonOption, PersonPicker } from '../../ui/people/person-picker.tsx'
import { fieldOf, findPeople } from '../members/index.ts'
import styles from './settings.module.css'

type Admin = EndpointResponse<typeof listAdmins>[number]

const adminsQuery = q(listAdmins)

/** The admins of everything; the last one stays. */
export function FullAdmins() {
  const { t } = useTranslation()
  const admins = useQuery(adminsQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      flush
      title={t('settings.admins.full')}
      note={t('settings.admins.fullHint')}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          {t('settings.admins.addFull')}
        </Button>
      }
    >
      <QueryView query={admins} skeleton={<RowsSkeleton rows={2} />}>
        {(people) => (
          <ul className={styles.rows}>
            {people.map((person) => (
              <li key={person.user_id} className={styles.row}>
                <span className={styles.grow}>
                  <PersonChip
                    name={person.username}
                    position={person.position}
                    team={person.team?.team_name ?? null}
                  />
                </span>
                <RemoveAdmin person={person} isLast={people.length === 1} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding && <AddAdmin onClose={() => setAdding(false)} />}
    </Section>
  )
}

function RemoveAdmin({ person, isLast }: { person: Admin; isLast: boolean }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const me = useProfile()
  const remove = useAction(removeAdmin, { invalidates: [listAdmins, getProfile] })
  const words = { name: person.username }
  const ask = async () => {
    const isSure = await confirm({
      title: t('settings.admins.removeAsk', words),
      message: t(person.user_id === me.id ? 'settings.admins.removeSelf' : 'settings.admins.removeText'),
      confirmText: t('settings.admins.remove'),
      danger: true,
    })
    if (!isSure) return
    remove.mutate(
      { body: { user_id: person.user_id } },
      { onSuccess: () => notify({ text: t('settings.admins.removed', words) }) },
    )
  }
  return (
    <DisabledHint reason={isLast && t('settings.admins.last')}>
      <Button
        variant="subtle"
        color="red.9"
        size="xs"
        loading={remove.isPending}
        aria-label={`${person.username}: ${t('settings.admins.remove')}`}
        onClick={() => void ask()}
      >
        {t('settings.admins.remove')}
      </Button>
    </DisabledHint>
  )
}

function AddAdmin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const add = useAction(addAdmin, {
    errors: 'form',
    onSuccess: (people) => client.setQueryData(adminsQuery.queryKey, people),
  })
  return (
    <FormDialog<{ user_id: PersonOption[] }>
      opened
      title={t('settings.admins.addFull')}
      submitText={t('common.action.add')}
      size={440}
      initialValues={{ user_id: [] }}
      validate={{ user_id: (people) => (people.length > 0 ? null : t('settings.admins.choosePerson')) }}
      onClose={onClose}
      onSubmit={async ({ user_id: [person] }) => {
        if (!person) return
        await add.mutateAsync({ body: { user_id: person.id } })
        notify({ text: t('settings.admins.added', { name: person.name }) })
      }}
    >
      {(form) => (
        <PersonPicker
          label={t('settings.admins.person')}
          search={findPeople}
          required
          {...fieldOf(form, 'user_id')}
        />
      )}
    </FormDialog>
  )
}

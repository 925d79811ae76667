import { MultiSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  createDelegation,
  delegatedKinds,
  updateDelegation,
} from '#contract/approvals/delegations/standing-v0.ts'
import { useAction } from '../../../api/use-action.ts'
import { useProfile } from '../../../page/profile.ts'
import { today } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'
import { type DayRange, DayRangePicker } from '../../../ui/time/day-range-picker.tsx'
import { findPeople } from '../../people/directory/index.ts'
import { kindName } from '../documents/index.ts'
import { ChosenAway } from './delegate-away.tsx'
import type { Delegation } from './delegation-queries.ts'

interface Values extends Record<string, unknown> {
  giver: PersonOption[]
  people: PersonOption[]
  period: DayRange | null
  kinds: string[]
  reason: string
}

interface DelegationDialogProps {
  /** What is changed; a new one without it. */
  delegation?: Delegation | undefined
  /** The days of a new one, where they were said. */
  period?: DayRange
  /** An admin says whose decisions are delegated. */
  asksForWhom: boolean
  onClose: () => void
}

const optionOf = ({ user_id: id, username: name }: Delegation['giver']): PersonOption => ({ id, name })

/** Asks to whom decisions are delegated, for which days and documents. */
export function DelegationDialog({ delegation, period, asksForWhom, onClose }: DelegationDialogProps) {
  const { t } = useTranslation()
  const save = useSave(delegation)
  const isNew = delegation === undefined
  const asksGiver = isNew && asksForWhom
  const me = useProfile().id
  return (
    <FormDialog<Values>
      opened
      title={t(isNew ? 'delegations.add' : 'delegations.edit')}
      submitText={t(isNew ? 'common.action.add' : 'common.action.save')}
      onClose={onClose}
      initialValues={{
        giver: [],
        people: delegation ? [optionOf(delegation.delegate)] : [],
        period: delegation ? { from: delegation.start_date, to: delegation.end_date } : (period ?? null),
        kinds: delegation?.drf_types ?? [],
        reason: delegation?.reason ?? '',
      }}
      fieldNames={{
        user_id: 'people',
        giver_id: 'giver',
        start_date: 'period',
        end_date: 'period',
        drf_types: 'kinds',
      }}
      validate={{
        giver: (giver) => (asksGiver && giver.length === 0 ? t('delegations.needsPerson') : null),
        people: (people) => (people.length === 0 ? t('delegations.needsPerson') : null),
        period: (period) => (period ? null : t('delegations.needsPeriod')),
      }}
      onSubmit={async (values) => {
        await save(values)
        notify({ text: t(isNew ? 'delegations.added' : 'common.state.saved') })
      }}
    >
      {(form) => (
        <>
          {asksGiver && (
            <PersonPicker
              value={form.values.giver}
              onChange={(giver) => form.setFieldValue('giver', giver)}
              error={form.errors.giver}
              label={t('delegations.giver')}
              search={findPeople}
              required
              autoFocus
            />
          )}
          <PersonPicker
            value={form.values.people}
            onChange={(people) => form.setFieldValue('people', people)}
            error={form.errors.people}
            label={t('delegations.toWhom')}
            // Nobody delegates to themselves.
            search={async (text) => {
              const giver = asksGiver ? form.values.giver[0]?.id : (delegation?.giver.user_id ?? me)
              return (await findPeople(text)).filter(({ id }) => id !== giver)
            }}
            required
            autoFocus={!asksGiver && isNew}
          />
          <DayRangePicker
            value={form.values.period}
            onChange={(period) => form.setFieldValue('period', period)}
            error={form.errors.period}
            label={t('delegations.period')}
            {...(isNew && { min: today().toString() })}
            required
          />
          {form.values.people[0] && form.values.period && (
            <ChosenAway
              userId={form.values.people[0].id}
              name={form.values.people[0].name}
              giverId={delegation?.giver.user_id ?? form.values.giver[0]?.id}
              period={form.values.period}
            />
          )}
          <MultiSelect
            {...form.getInputProps('kinds')}
            label={t('delegations.kinds')}
            description={t('delegations.kindsHint')}
            data={delegatedKinds.map((kind) => ({ value: kind, label: kindName(t, kind) }))}
            clearable
          />
          <TextInput {...form.getInputProps('reason')} label={t('delegations.reason')} maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

function useSave(delegation: Delegation | undefined) {
  const create = useAction(createDelegation, { errors: 'form' })
  const update = useAction(updateDelegation, { errors: 'form' })
  return ({ giver, people, period, kinds, reason }: Values): Promise<unknown> => {
    const body = {
      user_id: people[0]!.id,
      start_date: period!.from,
      end_date: period!.to,
      drf_types: kinds,
      reason,
    }
    if (delegation) return update.mutateAsync({ params: { id: delegation.id }, body })
    const [whose] = giver
    return create.mutateAsync({ body: { ...body, ...(whose && { giver_id: whose.id }) } })
  }
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { removeDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import { useAction } from '../../../api/use-action.ts'
import { dayRange } from '../../../text/formats.ts'
import { StatusBadge, type StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../ui/table/data-table.tsx'
import { kindName } from '../documents/index.ts'
import { DelegateAway } from './delegate-away.tsx'
import type { Delegation } from './delegation-queries.ts'

const MEANINGS = {
  PLANNED: 'waiting',
  IN_FORCE: 'progress',
  PAUSED: 'denied',
  OVER: 'canceled',
} as const satisfies Record<Delegation['state'], StatusMeaning>

interface ColumnsOf {
  /** Whether somebody may change a delegation. */
  mayKeep: (one: Delegation) => boolean
  onEdit: (one: Delegation) => void
}

export function delegationColumns(t: TFunction, { mayKeep, onEdit }: ColumnsOf): TableColumn<Delegation>[] {
  const person = ({ username, position }: Delegation['giver']) => (
    <PersonChip name={username} position={position} size={24} />
  )
  const kinds = ({ drf_types }: Delegation) =>
    drf_types.map((kind) => kindName(t, kind)).join(', ') || t('delegations.allKinds')
  return [
    { key: 'giver', header: t('delegations.giver'), cell: (one) => person(one.giver) },
    {
      key: 'delegate',
      header: t('delegations.delegate'),
      cell: (one) => (
        <>
          {person(one.delegate)}
          <DelegateAway away={one.delegate_away} name={one.delegate.username} />
        </>
      ),
    },
    { key: 'period', header: t('delegations.period'), cell: (one) => dayRange(one.start_date, one.end_date) },
    {
      key: 'state',
      header: t('delegations.state'),
      cell: ({ state }) => (
        <span title={state === 'PAUSED' ? t('delegations.pausedHint') : undefined}>
          <StatusBadge meaning={MEANINGS[state]} label={t(`delegations.states.${state}`)} />
        </span>
      ),
    },
    { key: 'kinds', header: t('delegations.kinds'), cell: kinds },
    { key: 'reason', header: t('delegations.reason'), cell: ({ reason }) => reason },
    {
      key: 'decided',
      header: t('delegations.decided'),
      cell: ({ decided_count: n }) => t('delegations.decidedCount', { n }),
    },
    {
      key: 'menu',
      header: '',
      acts: true,
      cell: (one) => mayKeep(one) && <DelegationMenu delegation={one} onEdit={onEdit} />,
    },
  ]
}

function DelegationMenu({ delegation, onEdit }: { delegation: Delegation; onEdit: ColumnsOf['onEdit'] }) {
  const { t } = useTranslation()
  const remove = useAction(removeDelegation)
  return (
    <RowMenu
      name={t('delegations.row', { giver: delegation.giver.username })}
      abilities={{ update: true, delete: true }}
      question={{ title: t('delegations.remove'), message: t('delegations.removeHint') }}
      onEdit={() => onEdit(delegation)}
      onDelete={() => remove.mutateAsync({ params: { id: delegation.id } })}
    />
  )
}

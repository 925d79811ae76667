import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../app/profile.ts'
import { shortDay } from '../../text/formats.ts'
import { PersonChip } from '../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../ui/table/data-table.tsx'
import type { MemberAct } from './member-actions.ts'
import { MemberMenu } from './member-menu.tsx'
import type { Member } from './member-queries.ts'
import { shownState } from './member-state.ts'
import type { MemberState } from './member-view.ts'
import styles from './members.module.css'
import { DutyBadge, StateBadge } from './state-badge.tsx'

/** The columns of the list in one state; acts only for admins. */
export function useMemberColumns(state: MemberState, run: (act: MemberAct, member: Member) => void) {
  const { t } = useTranslation()
  const profile = useProfile()
  // A tablet keeps room for the state and the acts; the contact is in the profile.
  const hasRoom = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
  const dated = (day: string | null) =>
    day ? shortDay(day, '1000-01-01') : <span className={styles.quiet}>–</span>
  const columns: (TableColumn<Member> | false)[] = [
    {
      key: 'name',
      header: t('members.column.name'),
      width: 190,
      sortKey: 'username',
      cell: (row) => (
        <PersonChip name={row.username || row.email} position={row.position} imageUrl={row.image_url} />
      ),
    },
    {
      key: 'team',
      header: t('members.column.team'),
      cell: (row) => row.team?.team_name ?? <span className={styles.quiet}>{t('members.noTeam')}</span>,
    },
    {
      key: 'rank',
      header: t('members.column.rank'),
      width: 96,
      hideBelow: 'tablet',
      cell: (row) => row.rank?.name,
    },
    hasRoom && {
      key: 'contact',
      header: t('members.column.contact'),
      hideBelow: 'phone',
      cell: (row) => (
        <span>
          {row.email}
          {row.phone && <span className={styles.quiet}> · {row.phone}</span>}
        </span>
      ),
    },
    {
      key: 'joined',
      header: t('members.column.joined'),
      width: 140,
      sortKey: 'joined_date',
      hideBelow: 'phone',
      cell: (row) => dated(row.joined_date),
    },
    state === 'RETIRED' && {
      key: 'retired',
      header: t('members.column.retired'),
      width: 140,
      sortKey: 'retire_date',
      cell: (row) => dated(row.retire_date),
    },
    {
      key: 'state',
      header: state === 'WORKING' ? t('members.duty.title') : t('members.states'),
      width: 104,
      cell: (row) =>
        state === 'WORKING' && shownState(row.email, row.cmem_status) === 'WORKING' ? (
          <DutyBadge status={row.onduty_detail.status} />
        ) : (
          <StateBadge email={row.email} status={row.cmem_status} />
        ),
    },
    profile.is_admin && {
      key: 'actions',
      header: t('members.column.actions'),
      width: 64,
      align: 'end',
      cell: (row) => <MemberMenu member={row} run={(act) => void run(act, row)} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

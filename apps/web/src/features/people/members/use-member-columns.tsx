import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { shortDay } from '../../../text/formats.ts'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../ui/table/data-table.tsx'
import { PlannedNote } from '../employment/index.ts'
import { DutyBadge, type Member, shownState, StateBadge } from '../directory/index.ts'
import type { MemberAct } from './member-actions.ts'
import { MemberMenu } from './member-menu.tsx'
import type { MemberView } from './member-view.ts'
import styles from './members.module.css'

/** The columns of the list in one state and on a day; acts only for admins, and today. */
export function useMemberColumns(
  { state, on }: Pick<MemberView, 'state' | 'on'>,
  run: (act: MemberAct, member: Member) => void,
) {
  const { t } = useTranslation()
  const profile = useProfile()
  // A tablet keeps room for the state and the acts; the contact is in the profile.
  const hasRoom = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
  // What people do today says nothing about another day.
  const showsDuty = state === 'WORKING' && on === null && hasFeature(profile, 'ATTENDANCE')
  const dated = (day: string | null) => (day ? shortDay(day) : <span className={styles.quiet}>–</span>)
  const columns: (TableColumn<Member> | false)[] = [
    {
      key: 'name',
      header: t('members.column.name'),
      width: 190,
      sortKey: 'username',
      cell: (row) => (
        <PersonChip
          name={row.username || row.email}
          // The rank has a column of its own.
          position={row.position === row.rank?.name ? '' : row.position}
          imageUrl={row.image_url}
        />
      ),
    },
    {
      key: 'team',
      header: t('members.column.team'),
      sortKey: 'team',
      cell: (row) => row.team?.team_name ?? <span className={styles.quiet}>{t('directory.noTeam')}</span>,
    },
    {
      key: 'rank',
      header: t('members.column.rank'),
      width: 96,
      sortKey: 'rank',
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
      width: 164,
      sortKey: 'joined_date',
      hideBelow: 'phone',
      cell: (row) => dated(row.joined_date),
    },
    state === 'RETIRED' && {
      key: 'retired',
      header: t('members.column.retired'),
      width: 164,
      sortKey: 'retire_date',
      cell: (row) => dated(row.retire_date),
    },
    {
      key: 'state',
      header: showsDuty ? t('members.today') : t('directory.states'),
      width: 136,
      cell: (row) => (
        <div className={styles.state}>
          {showsDuty && shownState(row.email, row.cmem_status) === 'WORKING' ? (
            <DutyBadge status={row.onduty_detail.status} />
          ) : (
            <StateBadge email={row.email} status={row.cmem_status} />
          )}
          {on === null && <PlannedNote member={row} />}
        </div>
      ),
    },
    profile.is_admin &&
      on === null && {
        key: 'actions',
        header: t('members.column.actions'),
        acts: true,
        width: 64,
        align: 'end',
        cell: (row) => <MemberMenu member={row} run={(act) => void run(act, row)} />,
      },
  ]
  return columns.filter((column) => column !== false)
}

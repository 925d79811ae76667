import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { duration, fromTo } from '../../../text/formats.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../ui/table/data-table.tsx'
import { type BoardRow, isOfNow } from './board-view.ts'
import styles from './board.module.css'
import { MEANINGS } from './check-face.ts'
import { workClock } from './work-clock.ts'

/** Where a person's picture is, if there is one. */
export function pictureOf(row: { user_id: number; image_file_id: number | null }): string | null {
  return row.image_file_id === null ? null : `/user/users/${row.user_id}/serve_image/`
}

/** @param isOver of a day on which nobody is at work, or yet to come, any more */
export function boardColumns(t: TFunction, isOver: boolean): TableColumn<BoardRow>[] {
  return [
    {
      key: 'username',
      header: t('attendance.today.person'),
      sortKey: 'username',
      width: 180,
      cell: (row) => <PersonChip name={row.username} position={row.rank_name} imageUrl={pictureOf(row)} />,
    },
    {
      key: 'team',
      header: t('attendance.today.team'),
      sortKey: 'team_name',
      cell: (row) => row.team_name ?? <span className="quiet">{t('attendance.today.noTeam')}</span>,
    },
    {
      key: 'state',
      header: t('attendance.today.status'),
      sortKey: 'onduty_status',
      width: 136,
      cell: (row) => <State row={row} isOver={isOver} />,
    },
    {
      key: 'in',
      header: t('attendance.today.in'),
      sortKey: 'start_time',
      width: 132,
      cell: (row) => (
        <span className={styles.times}>
          <Time time={row.start_time} />
          <Late minutes={row.late_minutes} />
        </span>
      ),
    },
    {
      key: 'out',
      header: t('attendance.today.out'),
      width: 84,
      cell: (row) => <Time time={row.end_time} />,
    },
    {
      key: 'events',
      header: t('attendance.today.events'),
      cell: (row) => row.events_text || <span className="quiet">–</span>,
    },
  ]
}

/** On a card of a phone: who, in which state, from when to when. */
export function boardCardColumns(t: TFunction, isOver: boolean): TableColumn<BoardRow>[] {
  return [
    {
      key: 'username',
      header: t('attendance.today.person'),
      cell: (row) => (
        <PersonChip
          name={row.username}
          position={row.rank_name}
          team={row.team_name}
          imageUrl={pictureOf(row)}
        />
      ),
    },
    {
      key: 'state',
      header: t('attendance.today.status'),
      cell: (row) => (
        <span className={styles.times}>
          <State row={row} isOver={isOver} />
          {row.events_text}
        </span>
      ),
    },
    {
      key: 'times',
      header: fromTo(t('attendance.today.in'), t('attendance.today.out')),
      cell: (row) => (
        <span className={styles.times}>
          <Late minutes={row.late_minutes} />
          <span>
            <Time time={row.start_time} />
            {row.start_time && fromTo('', '')}
            {row.end_time && <Time time={row.end_time} />}
          </span>
        </span>
      ),
    },
  ]
}

/** Of a day that is over: nobody came, or nobody checked out. It stands for a state that is not running any more. */
export function MissingBadge({ kind }: { kind: 'DAY' | 'OUT' }) {
  const { t } = useTranslation()
  return <StatusBadge meaning="denied" label={t(`attendance.missing.${kind}`)} />
}

function State({ row: { missing, onduty_status: state }, isOver }: { row: BoardRow; isOver: boolean }) {
  const { t } = useTranslation()
  if (missing) return <MissingBadge kind={missing} />
  const isPast = isOver && isOfNow(state)
  return <StatusBadge meaning={MEANINGS[state]} {...(isPast && { label: t(`attendance.past.${state}`) })} />
}

function Late({ minutes }: { minutes: number }) {
  const { t } = useTranslation()
  if (minutes === 0) return null
  return <span className={styles.late}>{t('attendance.today.lateOf', { time: duration(minutes) })}</span>
}

function Time({ time }: { time: string | null }) {
  return time ? <span className="numeric">{workClock(time)}</span> : <span className="quiet">–</span>
}

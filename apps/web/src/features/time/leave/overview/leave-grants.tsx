import { Button } from '@mantine/core'
import { IconSeedling } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import { days, shortDay } from '../../../../text/formats.ts'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { type LeaveInfo, type LeaveYear, roundDays } from '../index.ts'

type Grant = LeaveYear['grants'][number]

interface LeaveGrantsProps {
  year: LeaveYear | undefined
  info: Pick<LeaveInfo, 'next_grants' | 'joined_date' | 'user_id'> | undefined
  asOf: string
}

/** Where the days of a year come from, by which article, and until when they can be used. */
export function LeaveGrants({ year, info, asOf }: LeaveGrantsProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const left = (grant: Grant) => roundDays(grant.days - grant.used_days - grant.held_days)
  const isOver = (grant: Grant) => grant.expires_on < asOf
  const columns: TableColumn<Grant>[] = [
    { key: 'kind', header: t('leave.grant.kind'), cell: (grant) => t(`leave.grant.${grant.kind}`) },
    { key: 'on', header: t('leave.grant.on'), width: 130, cell: (grant) => shortDay(grant.granted_on) },
    {
      key: 'expires',
      header: t('leave.grant.expires'),
      width: 160,
      cell: (grant) => shortDay(grant.expires_on),
    },
    {
      key: 'days',
      header: t('leave.grant.days'),
      align: 'end',
      width: 110,
      cell: (grant) =>
        grant.deducted_days === 0
          ? days(grant.days)
          : t('leave.grant.lessened', {
              granted: days(grant.granted_days),
              deducted: days(grant.deducted_days),
            }),
    },
    {
      key: 'used',
      header: t('leave.grant.used'),
      align: 'end',
      width: 80,
      cell: (grant) => days(grant.used_days),
    },
    {
      key: 'held',
      header: t('leave.grant.held'),
      align: 'end',
      width: 90,
      cell: (grant) => days(grant.held_days),
    },
    {
      key: 'left',
      header: t('leave.grant.left'),
      align: 'end',
      width: 90,
      cell: (grant) =>
        isOver(grant) && left(grant) > 0
          ? `${days(left(grant))} ${t('leave.grant.isOver')}`
          : days(left(grant)),
    },
    {
      key: 'article',
      header: t('leave.grant.article'),
      hideBelow: 'tablet',
      cell: (grant) => grant.memo || grant.article,
    },
  ]
  return (
    <DataTable
      caption={t('leave.grant.title')}
      columns={columns}
      rows={year?.grants ?? []}
      rowKey={(grant) => `${grant.kind}-${grant.granted_on}`}
      empty={{
        title: t('leave.grant.empty'),
        icon: <IconSeedling size={22} stroke={1.6} />,
        hint: whenFirst(info, t),
        // Who founded a company has joined on that day until they say otherwise.
        action: info && profile.is_admin_full && (
          <Button component={Link} to={`/main/members/${info.user_id}`} variant="default" size="compact-sm">
            {t('leave.grant.changeJoined')}
          </Button>
        ),
      }}
    />
  )
}

function whenFirst(info: LeaveGrantsProps['info'], t: TFunction): string {
  const next = info?.next_grants[0]
  if (!next || info.joined_date === null) return t('leave.grant.emptyHint')
  const first = { joined: shortDay(info.joined_date), day: shortDay(next.granted_on) }
  return t('leave.grant.emptyNext', { ...first, days: days(next.days) })
}

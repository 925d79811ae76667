import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { days, dotted, fromTo, number } from '../../../../text/formats.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../../ui/table/table-types.ts'
import type { YearlyLeave } from './ledger-queries.ts'
import styles from './ledger.module.css'

type Figure =
  | 'total_days'
  | 'add_vac_days'
  | 'used_vac_days'
  | 'held_vac_days'
  | 'available_days'
  | 'carried_days'
  | 'expired_days'

// What is left follows from the three before it, and stands where a narrow window still shows it; corrections are in the first of them.
const FIGURES: readonly (readonly [Figure, boolean])[] = [
  ['total_days', true],
  ['used_vac_days', true],
  ['held_vac_days', true],
  ['available_days', true],
  ['add_vac_days', false],
  ['carried_days', false],
  ['expired_days', false],
]

export function ledgerColumns(t: TFunction): TableColumn<YearlyLeave>[] {
  return [
    {
      key: 'person',
      header: t('leaveLedger.person'),
      width: 152,
      cell: (row) => (
        <Link
          to="/main/members/$id"
          params={{ id: String(row.user_id) }}
          search={{ tab: 'leave' }}
          className={styles.person}
        >
          <PersonChip name={row.username} team={row.team_name} />
        </Link>
      ),
    },
    {
      key: 'year',
      header: t('leaveLedger.year'),
      width: 146,
      hideBelow: 'tablet',
      cell: ({ start_date, end_date }) =>
        start_date && end_date ? fromTo(dotted(start_date), dotted(end_date)) : '–',
    },
    ...FIGURES.map(([name, isOnPhones]): TableColumn<YearlyLeave> => ({
      key: name,
      header: t(`leaveLedger.figure.${name}`),
      head: <span className={styles.head}>{t(`leaveLedger.figure.${name}`)}</span>,
      // These two have parts of days; the others hardly ever.
      width: name === 'used_vac_days' || name === 'available_days' ? 80 : 70,
      align: 'end',
      ...(!isOnPhones && { hideBelow: 'phone' }),
      cell: (row) => <FigureCell row={row} name={name} />,
    })),
    {
      key: 'expiring',
      header: t('leaveLedger.expiring'),
      width: 96,
      hideBelow: 'tablet',
      cell: ({ expiring }) => (expiring ? dotted(expiring.expires_on) : '–'),
    },
  ]
}

function FigureCell({ row, name }: { row: YearlyLeave; name: Figure }) {
  const { t } = useTranslation()
  const told = t('leaveLedger.cell', { n: number(row[name]) })
  if (name === 'available_days') return <strong>{told}</strong>
  // What is not there is a dash: the eye finds the others.
  const shown = row[name] === 0 ? '–' : told
  // Nearly nobody has used more than there was; where somebody has, what is left does not follow without it.
  if (name !== 'used_vac_days' || row.uncovered_days === 0) return shown
  return (
    <div>
      {shown}
      <span className={styles.beyond}>{t('leaveLedger.beyond', { days: days(row.uncovered_days) })}</span>
    </div>
  )
}

import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { days, shortDay } from '../../../text/formats.ts'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import type { Promotion } from './promotion-queries.ts'
import { PromotionState } from './promotion-state.tsx'

export function promotionColumns(t: TFunction, open: (ask: Promotion) => void): TableColumn<Promotion>[] {
  return [
    {
      key: 'person',
      header: t('promotion.person'),
      width: 180,
      cell: (ask) => <PersonChip name={ask.username} team={ask.team_name} />,
    },
    { key: 'step', header: t('promotion.step'), width: 200, cell: (ask) => <PromotionState ask={ask} /> },
    {
      key: 'type',
      header: t('promotion.type'),
      width: 130,
      hideBelow: 'tablet',
      cell: (ask) => t(`promotion.askTypes.${ask.ask_type}` as 'promotion.askTypes.2'),
    },
    {
      key: 'target',
      header: t('promotion.target'),
      width: 110,
      align: 'end',
      cell: (ask) => days(ask.target_vacation_days),
    },
    {
      key: 'planned',
      header: t('promotion.planned'),
      width: 110,
      align: 'end',
      hideBelow: 'tablet',
      cell: (ask) =>
        ask.plan.length > 0 ? days(ask.plan.reduce((sum, day) => sum + day.planned_days, 0)) : '–',
    },
    {
      key: 'expires',
      header: t('promotion.expires'),
      width: 180,
      hideBelow: 'tablet',
      cell: (ask) => shortDay(ask.vacation_end_date),
    },
    {
      key: 'legal',
      header: t('promotion.legal.title'),
      hideBelow: 'tablet',
      cell: (ask) => {
        if (ask.has_legal_effect) return t('promotion.legal.holds')
        return ask.step === 'EXPIRED' || ask.step === 'DONE' ? t('promotion.legal.fails') : '–'
      },
    },
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 90,
      align: 'end',
      cell: (ask) => (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('promotion.openOf', { name: ask.username })}
          onClick={() => open(ask)}
        >
          {t('promotion.open')}
        </Button>
      ),
    },
  ]
}

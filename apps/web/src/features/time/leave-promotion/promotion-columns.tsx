import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { days, shortDay } from '../../../text/formats.ts'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import type { Promotion } from './promotion-queries.ts'
import { hasLess, PromotionState } from './promotion-state.tsx'

export function promotionColumns(t: TFunction, open: (ask: Promotion) => void): TableColumn<Promotion>[] {
  return [
    {
      key: 'person',
      header: t('promotion.person'),
      width: 160,
      cell: (ask) => <PersonChip name={ask.username} team={ask.team_name} />,
    },
    { key: 'step', header: t('promotion.step'), width: 175, cell: (ask) => <PromotionState ask={ask} /> },
    {
      key: 'type',
      header: t('promotion.type'),
      width: 115,
      hideBelow: 'tablet',
      cell: (ask) => t(`promotion.askTypes.${ask.ask_type}` as 'promotion.askTypes.2'),
    },
    {
      key: 'target',
      header: t('promotion.target'),
      width: 115,
      align: 'end',
      cell: (ask) => (
        <div>
          {days(ask.target_vacation_days)}
          {hasLess(ask) && (
            <div className="quiet">{t('promotion.leftOf', { days: days(ask.days_to_plan) })}</div>
          )}
        </div>
      ),
    },
    {
      key: 'planned',
      header: t('promotion.planned'),
      width: 75,
      align: 'end',
      hideBelow: 'tablet',
      cell: (ask) =>
        ask.plan.length > 0 ? days(ask.plan.reduce((sum, day) => sum + day.planned_days, 0)) : '–',
    },
    {
      key: 'expires',
      header: t('promotion.expires'),
      width: 155,
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
      width: 75,
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

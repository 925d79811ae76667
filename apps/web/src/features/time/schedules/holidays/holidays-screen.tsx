import { Badge, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOLIDAY_YEARS } from '#contract/time/schedules/holiday-years.ts'
import { clearHoliday } from '#contract/time/schedules/holidays.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { holidaysQuery } from '../../../../page/use-holidays.ts'
import { longDay } from '../../../../text/formats.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { ActionMenu } from '../../../../ui/input/action-menu.tsx'
import { notify } from '../../../../ui/notify.ts'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { PeriodNav } from '../../../../ui/time/period-nav.tsx'
import { SettingsPage } from '../../../platform/settings/index.ts'
import { HolidayDialog } from './holiday-dialog.tsx'
import type { KeptHoliday } from './holiday-form.ts'
import type { HolidaySearch } from './holiday-search.ts'
import { useHolidayEffects } from './use-holiday-effects.tsx'

interface HolidaysScreenProps {
  search: HolidaySearch
  onSearch: (search: HolidaySearch) => void
}

type Edited = { chosen: KeptHoliday | undefined }

/** 휴일: the calendar of a year, and what the company has said of it. */
export function HolidaysScreen({ search, onSearch }: HolidaysScreenProps) {
  const { t } = useTranslation()
  const { day: today } = useCompanyNow()
  const year = search.year ?? Number(today.slice(0, 4))
  const kept = useQuery(holidaysQuery(year))
  const [edited, setEdited] = useState<Edited>()
  const columns = useColumns((chosen) => setEdited({ chosen }))
  const show = (first: string) => {
    const next = Number(first.slice(0, 4))
    if (next >= HOLIDAY_YEARS.first && next <= HOLIDAY_YEARS.last) onSearch({ year: next })
  }
  return (
    <SettingsPage
      area="holidays"
      actions={
        <Group gap="sm">
          <PeriodNav unit="year" value={`${year}-01-01`} onChange={show} />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited({ chosen: undefined })}>
            {t('holidays.add')}
          </Button>
        </Group>
      }
    >
      <DataTable
        caption={t('holidays.caption', { year })}
        columns={columns}
        rows={kept.data}
        rowKey={(one) => one.date}
        isLoading={kept.isPending}
        error={kept.error}
        onRetry={() => void kept.refetch()}
        empty={{ title: t('holidays.empty'), hint: t('holidays.emptyHint') }}
      />
      {edited && <HolidayDialog chosen={edited.chosen} year={year} onClose={() => setEdited(undefined)} />}
    </SettingsPage>
  )
}

function useColumns(swap: (holiday: KeptHoliday) => void): TableColumn<KeptHoliday>[] {
  const { t } = useTranslation()
  const clear = useClear()
  return [
    {
      key: 'date',
      header: t('holidays.date'),
      width: 220,
      cell: ({ date }) => <span className="numeric">{longDay(date)}</span>,
    },
    {
      key: 'name',
      header: t('holidays.name'),
      cell: ({ name, is_announced }) => (
        <>
          <strong>{name}</strong>
          {!is_announced && <span className="quiet"> {t('holidays.expected')}</span>}
        </>
      ),
    },
    {
      key: 'kind',
      header: t('holidays.state'),
      width: 150,
      cell: ({ kind, free_half: half }) => (
        <Badge>{t(half ? `holidays.halves.${half}` : `holidays.states.${kind}`)}</Badge>
      ),
    },
    {
      key: 'more',
      header: t('holidays.more'),
      cell: ({ kind, swapped_with: other, agreed_date: agreed }) =>
        other && agreed
          ? t(kind === 'SWAP_FREE' ? 'holidays.freeFor' : 'holidays.workedFor', {
              day: longDay(other),
              agreed: longDay(agreed),
            })
          : '',
    },
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 56,
      align: 'end',
      cell: (one) =>
        one.abilities.swap || one.abilities.remove ? (
          <ActionMenu
            name={`${longDay(one.date)} ${one.name}`}
            actions={[
              ...(one.abilities.swap ? [{ label: t('holidays.swap'), onClick: () => swap(one) }] : []),
              ...(one.abilities.remove
                ? [{ label: t('holidays.clear'), danger: true, onClick: () => void clear(one) }]
                : []),
            ]}
          />
        ) : null,
    },
  ]
}

/** Takes back what was said of a day, after telling what that changes. */
function useClear() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const clear = useAction(clearHoliday)
  const agrees = useHolidayEffects()
  return async ({ date, name, swapped_with: other }: KeptHoliday) => {
    const isSure = await confirm({
      title: t('holidays.clearAsk', { name }),
      message: t(other ? 'holidays.clearSwap' : 'holidays.clearText'),
      confirmText: t('holidays.clear'),
      danger: true,
    })
    if (!isSure) return
    clear.mutate(
      { body: { date, check_only: true } },
      {
        onSuccess: async (effects) => {
          if (!(await agrees(effects, t('holidays.effect.title')))) return
          clear.mutate({ body: { date } }, { onSuccess: () => notify({ text: t('holidays.cleared') }) })
        },
      },
    )
  }
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addManualPeriods,
  changeManualPeriods,
  previewDeadline,
  removeManualPeriods,
} from '#contract/time/closing/closing-settings.ts'
import { q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { SettingsPage } from '../../platform/settings/index.ts'
import { type ManualPeriod, manualQuery } from './closing-queries.ts'
import styles from './closing.module.css'
import { follow, nextYear, twelveAround, wrongEnds } from './manual-year.ts'

/** 확정 기간: the periods that the company sets by hand, a year at a time. */
export function ManualPeriodsScreen() {
  const { t } = useTranslation()
  return (
    <SettingsPage
      area="confirm"
      title={t('closing.manual.title')}
      description={t('closing.manual.text')}
      actions={<AddYear />}
      above={<BackLink to="/main/settings/confirm">{t('closing.manual.back')}</BackLink>}
    >
      <Years />
    </SettingsPage>
  )
}

// It knows from which day on the company may divide by hand: what was closed before stays.
const deadlineQuery = { ...q(previewDeadline, { query: { confirm_period: 'MANUALLY' } }), staleTime: 0 }

// Both stand within the page, which shows them to nobody who would be refused what they ask for.
function AddYear() {
  const { t } = useTranslation()
  const { data: periods } = useQuery(manualQuery)
  const { data: deadline } = useQuery(deadlineQuery)
  const { day: today } = useCompanyNow()
  const add = useAction(addManualPeriods)
  if (!periods || !deadline) return null
  const next = nextYear({ last: periods.at(-1)?.end_date, since: deadline.since_date, today })
  const text = () => t('closing.manual.added', { year: next.year, n: next.periods.length })
  return (
    <Button
      loading={add.isPending}
      onClick={() =>
        add.mutate(
          { body: { data: next.periods as never } },
          { onSuccess: () => notify({ text: text(), tone: 'good' }) },
        )
      }
    >
      {t('closing.manual.addYear', { year: next.year })}
    </Button>
  )
}

function Years() {
  const query = useQuery(manualQuery)
  const all = query.data ?? []
  const years = Map.groupBy(all, ({ end_date }) => Number(end_date.slice(0, 4)))
  if (years.size === 0) return <Periods rows={query.data} query={query} />
  return [...years]
    .toReversed()
    .map(([year, rows]) => <Year key={year} year={year} rows={rows} all={all} query={query} />)
}

interface PeriodsProps {
  rows: readonly ManualPeriod[] | undefined
  query: { isPending: boolean; error: unknown; refetch: () => unknown }
}

function Periods({ rows, query }: PeriodsProps) {
  const { t } = useTranslation()
  const columns: TableColumn<ManualPeriod>[] = [
    { key: 'start', header: t('closing.manual.start'), cell: (row) => shortDay(row.start_date) },
    { key: 'end', header: t('closing.manual.end'), cell: (row) => shortDay(row.end_date) },
    {
      key: 'state',
      header: t('closing.manual.state'),
      cell: (row) => (row.is_closed ? t('closing.manual.closed') : '–'),
    },
  ]
  return (
    <DataTable
      caption={t('closing.manual.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isLoading={query.isPending}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={{ title: t('closing.manual.empty'), hint: t('closing.manual.emptyHint') }}
    />
  )
}

/** How many of a year change together. */
const WHOLE_YEAR = 12

interface YearProps extends PeriodsProps {
  year: number
  rows: readonly ManualPeriod[]
  /** With those of the other years. */
  all: readonly ManualPeriod[]
}

function Year({ year, rows, all, query }: YearProps) {
  const { t } = useTranslation()
  const ask = useConfirm()
  const remove = useAction(removeManualPeriods)
  const [isEditing, setEditing] = useState(false)
  const together = twelveAround(all, rows)
  const onRemove = async () => {
    const title = t('closing.manual.removeYear', { year })
    const message = t('closing.manual.removeText', { n: rows.length })
    if (!(await ask({ title, message, confirmText: t('common.action.delete'), danger: true }))) return
    const ids = rows.map(({ id }) => id).join(',')
    remove.mutate(
      { query: { ids: ids as never } },
      { onSuccess: () => notify({ text: t('closing.manual.removed') }) },
    )
  }
  return (
    <Section
      flush
      title={String(year)}
      actions={
        <>
          {together.length === WHOLE_YEAR && (
            <Button size="xs" variant="default" onClick={() => setEditing(true)}>
              {t('closing.manual.edit', { year })}
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => void onRemove()}
          >
            {t('closing.manual.removeYear', { year })}
          </Button>
        </>
      }
    >
      <Periods rows={rows} query={query} />
      {isEditing && <YearDialog year={year} rows={together} onClose={() => setEditing(false)} />}
    </Section>
  )
}

interface YearDialogProps {
  year: number
  rows: readonly ManualPeriod[]
  onClose: () => void
}

/** The ends of a year's periods; each begins the day after the one before it, so that no gap can arise. */
function YearDialog({ year, rows, onClose }: YearDialogProps) {
  const { t } = useTranslation()
  const change = useAction(changeManualPeriods, { errors: 'form' })
  const start = rows[0]!.start_date
  const validate = ({ ends }: { ends: (string | null)[] }) => {
    const isGiven = ends.every(Boolean)
    const wrong = isGiven ? wrongEnds(start, ends as string[]) : []
    const told = ends.map((end, index) =>
      end ? wrong[index] && t('closing.manual.wrongEnd') : t('common.error.required'),
    )
    return Object.fromEntries(told.flatMap((text, index) => (text ? [[`ends.${index}`, text]] : [])))
  }
  return (
    <FormDialog<{ ends: (string | null)[] }>
      opened
      title={t('closing.manual.edit', { year })}
      onClose={onClose}
      initialValues={{ ends: rows.map(({ end_date }) => end_date) }}
      validate={validate}
      onSubmit={async ({ ends }) => {
        const spans = follow(start, ends as string[])
        const data = spans.map((span, index) => ({ id: rows[index]!.id, ...span }))
        await change.mutateAsync({ body: { data: data as never } })
        notify({ text: t('closing.manual.saved'), tone: 'good' })
      }}
    >
      {(form) => (
        <>
          <p className={styles.hint}>{t('closing.manual.editText')}</p>
          <div className={styles.row}>
            {rows.map((row, index) => (
              <DayPicker
                key={row.id}
                label={t('closing.manual.nth', { n: index + 1 })}
                disabled={row.is_closed}
                value={form.values.ends[index] ?? null}
                {...form.getInputProps(`ends.${index}`)}
              />
            ))}
          </div>
        </>
      )}
    </FormDialog>
  )
}

import type { TFunction } from 'i18next'
import { Button, NumberInput, SegmentedControl, Select, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CONFIRM_PERIODS, type ConfirmPeriod, USUAL_END } from '#rules/work-time/confirm-period.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  createConfirmInfo,
  getConfirmInfo,
  previewDeadline,
  updateConfirmInfo,
} from '#contract/time/closing/closing-settings.ts'
import { call } from '../../../api/call.ts'
import { keyOf, q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { dayRange, shortDay } from '../../../text/formats.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page/section.tsx'
import { SettingsPage } from '../../platform/settings/index.ts'
import type { ConfirmInfo } from './closing-queries.ts'
import styles from './closing.module.css'
import { RemoveSettings } from './remove-settings.tsx'

const DEFAULTS = {
  confirm_period: 'MONTHLY' as ConfirmPeriod,
  confirm_day: USUAL_END.MONTHLY as number,
  confirm_deadline: 3,
  use_auto_confirm: false,
  use_middle_confirm: false,
}
type Values = typeof DEFAULTS
type Deadline = EndpointResponse<typeof previewDeadline>

/** What the company has said; null of one that has said nothing yet, which is not asked: it would answer 404, an error in the console. */
const infoQuery = queryOptions({
  queryKey: keyOf(getConfirmInfo),
  queryFn: async ({ signal }): Promise<ConfirmInfo | null> => {
    const { is_saved: isSaved } = await call(previewDeadline, { query: {} }, { signal })
    return isSaved ? call(getConfirmInfo, undefined, { signal }) : null
  },
})

/** 확정 설정: how the company divides the year, and what happens when a deadline is over. */
export function ConfirmSettingsScreen() {
  return (
    <SettingsPage area="confirm">
      <SavedSettings />
    </SettingsPage>
  )
}

/** Within the page, which shows it to nobody who would be refused what it asks for. */
function SavedSettings() {
  const query = useQuery(infoQuery)
  return (
    <QueryView query={query} skeleton={<CardSkeleton />}>
      {(info) => <SettingsForm info={info} />}
    </QueryView>
  )
}

/** It stays the same form when it is saved for the first time, and when what was said is taken back. */
function SettingsForm({ info }: { info: ConfirmInfo | null }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const know = (next: ConfirmInfo | null) => client.setQueryData(infoQuery.queryKey, next)
  const create = useAction(createConfirmInfo, { onSuccess: know })
  const update = useAction(updateConfirmInfo, { onSuccess: know })
  const { id: _id, ...known } = info ?? { id: 0, ...DEFAULTS }
  const form = useForm<Values>({ initialValues: known })
  const startAnew = () => {
    know(null)
    form.setValues(DEFAULTS)
    form.resetDirty(DEFAULTS)
  }
  const { confirm_period: period } = form.values
  const save = async (body: Values) => {
    await (info ? update.mutateAsync({ params: { id: info.id }, body }) : create.mutateAsync({ body }))
    form.resetDirty(body)
    notify({ text: t('closing.settings.saved'), tone: 'good' })
  }
  return (
    <Section>
      <form className={styles.form} onSubmit={form.onSubmit((values) => void save(values).catch(() => {}))}>
        {!info && <p className={styles.hint}>{t('closing.settings.unset')}</p>}
        <SegmentedControl
          id="confirm_period"
          aria-label={t('closing.settings.period')}
          data={CONFIRM_PERIODS.map((value) => ({ value, label: t(`closing.settings.periods.${value}`) }))}
          value={period}
          onChange={(value) => {
            const next = value as ConfirmPeriod
            form.setValues({ confirm_period: next, confirm_day: USUAL_END[next] })
          }}
        />
        {period === 'MANUALLY' ? (
          <Link className={styles.link} to="/main/settings/confirm/manual">
            {t('closing.settings.manual')}
          </Link>
        ) : (
          <EndDay
            period={period}
            value={form.values.confirm_day}
            onChange={(day) => form.setFieldValue('confirm_day', day)}
          />
        )}
        <NumberInput
          id="confirm_deadline"
          label={t('closing.settings.deadline')}
          description={t('closing.settings.deadlineText')}
          min={0}
          max={60}
          allowDecimal={false}
          clampBehavior="strict"
          suffix={t('closing.settings.days')}
          value={form.values.confirm_deadline}
          onChange={(days) => form.setFieldValue('confirm_deadline', Number(days))}
        />
        <Switch
          id="use_auto_confirm"
          label={t('closing.settings.auto')}
          description={t('closing.settings.autoText')}
          {...form.getInputProps('use_auto_confirm', { type: 'checkbox' })}
        />
        <Switch
          id="use_middle_confirm"
          label={t('closing.settings.middle')}
          description={t('closing.settings.middleText')}
          {...form.getInputProps('use_middle_confirm', { type: 'checkbox' })}
        />
        <Preview values={form.values} />
        <div className={styles.buttons}>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {t('closing.settings.save')}
          </Button>
          {info && <RemoveSettings id={info.id} onRemoved={startAnew} />}
        </div>
      </form>
    </Section>
  )
}

interface EndDayProps {
  period: 'MONTHLY' | 'WEEKLY'
  value: number
  onChange: (day: number) => void
}

function EndDay({ period, value, onChange }: EndDayProps) {
  const { t } = useTranslation()
  const days = Array.from({ length: USUAL_END[period] }, (_, index) => index + 1)
  return (
    <Select
      id="confirm_day"
      label={t('closing.settings.endDay')}
      allowDeselect={false}
      data={days.map((day) => ({ value: String(day), label: endDayText(t, period, day) }))}
      value={String(value)}
      onChange={(day) => day && onChange(Number(day))}
    />
  )
}

function endDayText(t: TFunction, period: 'MONTHLY' | 'WEEKLY', day: number): string {
  if (period === 'WEEKLY')
    return (t('closing.settings.weekdays', { returnObjects: true }) as string[])[day - 1]!
  return day === USUAL_END.MONTHLY
    ? t('closing.settings.monthEnd')
    : t('closing.settings.dayOfMonth', { n: day })
}

/** Which period comes next by what stands in the form, before it is saved. */
function Preview({ values }: { values: Values }) {
  const { t } = useTranslation()
  const { confirm_period, confirm_day, confirm_deadline } = values
  const { data } = useQuery({
    ...q(previewDeadline, { query: { confirm_period, confirm_day, confirm_deadline } }),
    staleTime: 0,
  })
  if (!data) return null
  const { start_date: from, end_date: to, deadline_date: deadline } = data
  return (
    <div role="status">
      <strong>{t('closing.settings.preview')}</strong>
      <p className={styles.hint}>
        {from && to && deadline
          ? t('closing.settings.previewText', { period: dayRange(from, to), deadline: shortDay(deadline) })
          : t('closing.settings.previewNone')}
      </p>
      <Since since={data.since_date} earlier={data.earlier} />
    </div>
  )
}

/** From which day on they divide the year, and by what the days before were: a change leaves what is closed as it is. */
function Since({ since, earlier }: { since: string | null; earlier: Deadline['earlier'] }) {
  const { t } = useTranslation()
  if (!since) return <p className={styles.hint}>{t('closing.settings.always')}</p>
  return (
    <>
      <p className={styles.hint}>{t('closing.settings.since', { date: shortDay(since) })}</p>
      {earlier.map(({ end_date: end, confirm_period: period, confirm_day: day }) => {
        const name = t(`closing.settings.periods.${period}`)
        const rule =
          period === 'MANUALLY'
            ? name
            : t('closing.settings.rule', { period: name, day: endDayText(t, period, day) })
        return (
          <p key={end} className={styles.hint}>
            {t('closing.settings.earlier', { date: shortDay(end), rule })}
          </p>
        )
      })}
    </>
  )
}

import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { setHoliday } from '#contract/time/schedules/holidays.ts'
import type { WantedHoliday } from '#rules/calendar/judge-holiday.ts'
import { undoable } from '../../../db/undoable.ts'
import { dayText } from '../../../day-text.ts'
import type { AuditEntry, CommandContext, Language } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { closedFailure, closedOn, replanDay } from '../../work-days/index.ts'
import { askedAround, fitEventsToDay } from '../../work-events/index.ts'
import {
  clearHolidays,
  faultOfHoliday,
  type HolidayRow,
  listedName,
  listHolidays,
  lockCalendar,
  plannedDays,
  setHolidays,
} from '../../work-plans/index.ts'

type Wanted = EndpointInput<typeof setHoliday>['body']
type Effects = Input<typeof setHoliday.response>

/** Thrown to undo what was written only to see what it does. */
const UNDO = Symbol('undo')

/**
 * Says something of a day of the calendar: it is free by the company, swapped with a work day by agreement, or not kept. Days that
 * are known of are counted anew, and requests give back what they no longer take.
 * @throws Failure HOLIDAY_* for whatever stands against it, ALREADY_CONFIRMED where somebody has closed one of the days
 */
export async function addHoliday(ctx: CommandContext, wanted: Wanted): Promise<Effects> {
  const people = await lockCalendar(ctx)
  const fault = await faultOfHoliday(ctx, wantedOf(wanted, ctx), people)
  if (fault) fail(fault)
  const rows = rowsOf(wanted)
  return changeDays(ctx, rows.map(daysOf), wanted.check_only, async (writing) => {
    await setHolidays(writing, rows)
    writing.audit({ action: 'holiday.set', after: { kind: wanted.kind, days: rows } })
  })
}

/** Lets the calendar hold again on a day; of a swap on both days. @throws Failure NOT_FOUND, ALREADY_CONFIRMED */
export async function removeHoliday(
  ctx: CommandContext,
  { date, check_only }: { date: Temporal.PlainDate; check_only: boolean },
): Promise<Effects> {
  await lockCalendar(ctx)
  const on = date.toString()
  const gone = (await listHolidays(ctx)).filter((row) => row.holiday_on === on || row.swapped_with === on)
  if (gone.length === 0) fail('NOT_FOUND')
  return changeDays(ctx, gone.map(daysOf), check_only, async (writing) => {
    await clearHolidays(
      writing,
      gone.map((row) => row.holiday_on),
    )
    writing.audit({ action: 'holiday.remove', before: { days: gone } })
  })
}

const daysOf = ({ holiday_on }: HolidayRow) => Temporal.PlainDate.from(holiday_on)

const NEEDED: Record<'name' | 'substitute_date' | 'agreed_date', Record<Language, string>> = {
  name: {
    ko: '휴일 이름을 입력해 주십시오.',
    ja: '休日の名称を入力してください。',
    en: 'Enter a name for the holiday.',
  },
  substitute_date: {
    ko: '대체 휴일을 선택해 주십시오.',
    ja: '代わりに休む日を選択してください。',
    en: 'Choose the day off in its place.',
  },
  agreed_date: {
    ko: '근로자대표와 서면으로 합의한 날을 선택해 주십시오.',
    ja: '労働者代表と書面で合意した日を選択してください。',
    en: 'Choose the day of the written agreement with the employee representative.',
  },
}

const AGREED_LATER: Record<Language, string> = {
  ko: '합의한 날은 오늘까지의 날짜여야 합니다.',
  ja: '合意日は今日までの日付を選択してください。',
  en: 'The day of the agreement cannot be after today.',
}

const ONLY_OWN: Record<Language, string> = {
  ko: '반일 휴무는 회사 휴일에만 지정할 수 있습니다.',
  ja: '半日の休業は会社休日にだけ指定できます。',
  en: 'Only a company holiday can be half a day.',
}

function wantedOf(
  { kind, date, name, free_half: half, substitute_date: free, agreed_date: agreedOn }: Wanted,
  { language, today }: Pick<CommandContext, 'language' | 'today'>,
): WantedHoliday {
  const need = (field: keyof typeof NEEDED): never =>
    fail('BAD_REQUEST', {}, { [field]: NEEDED[field][language] })
  if (half && kind !== 'OWN') fail('BAD_REQUEST', {}, { free_half: ONLY_OWN[language] })
  if (kind === 'UNKEPT') return { kind, date }
  if (kind === 'OWN') return name ? { kind, date, isHalf: half !== undefined } : need('name')
  const swap = { free: free ?? need('substitute_date'), agreedOn: agreedOn ?? need('agreed_date') }
  if (Temporal.PlainDate.compare(swap.agreedOn, today) > 0)
    fail('BAD_REQUEST', {}, { agreed_date: AGREED_LATER[language] })
  return { kind, date, ...swap }
}

function rowsOf({
  kind,
  date,
  name,
  free_half: half,
  substitute_date: free,
  agreed_date: agreed,
}: Wanted): HolidayRow[] {
  const on = date.toString()
  const listed = listedName(date)
  const row = {
    holiday_on: on,
    name: name || listed,
    is_off: kind === 'OWN',
    free_half: half ?? null,
    swapped_with: null,
    agreed_on: null,
  }
  if (kind !== 'SWAP') return [row]
  const agreed_on = agreed!.toString()
  const swap = free!.toString()
  return [
    { ...row, name: listed, swapped_with: swap, agreed_on },
    { holiday_on: swap, name: listed, is_off: true, free_half: null, swapped_with: on, agreed_on },
  ]
}

/** Writes corrections of days with all that follows from them, or only tells what would. */
export async function changeDays(
  ctx: CommandContext,
  days: readonly Temporal.PlainDate[],
  checkOnly: boolean,
  write: (ctx: CommandContext) => Promise<void>,
): Promise<Effects> {
  const noted: AuditEntry[] = []
  const writing = { ...ctx, audit: (entry: AuditEntry) => void noted.push(entry) }
  let effects: Effects | undefined
  try {
    await undoable(ctx.tx, async () => {
      effects = await carryOut(writing, days, write)
      if (checkOnly) throw UNDO
    })
  } catch (error) {
    if (error !== UNDO) throw error
    return { ...effects!, is_written: false }
  }
  for (const entry of noted) ctx.audit(entry)
  return effects!
}

async function carryOut(
  ctx: CommandContext,
  days: readonly Temporal.PlainDate[],
  write: (ctx: CommandContext) => Promise<void>,
): Promise<Effects> {
  const befores = []
  for (const day of days) {
    const closed = await closedOn(ctx, day)
    if (closed > 0) throw closedFailure(day.toString(), closed)
    const ids = await askedAround(ctx, day)
    befores.push({ day, ids, plans: await plannedDays(ctx, ids, { from: day, to: day }) })
  }
  await write(ctx)
  const effects: Effects = {
    is_written: true,
    recounted_count: 0,
    freed_user_count: 0,
    around_user_count: 0,
    half_due_user_count: 0,
  }
  for (const { day, ids, plans: before } of befores) {
    const after = await plannedDays(ctx, ids, { from: day, to: day })
    const { freed, around, halfDue } = await fitEventsToDay(ctx, day, { before, after })
    effects.recounted_count += await replanDay(ctx, day)
    effects.freed_user_count += freed.length
    effects.around_user_count += around.length
    effects.half_due_user_count += halfDue.length
    await tell(ctx, 'HOLIDAY_FREED', freed, day)
    await tell(ctx, 'HOLIDAY_AROUND', around, day)
    await tell(ctx, 'HOLIDAY_HALF_DUE', halfDue, day)
  }
  return effects
}

async function tell(
  ctx: CommandContext,
  kind: 'HOLIDAY_FREED' | 'HOLIDAY_AROUND' | 'HOLIDAY_HALF_DUE',
  memberIds: readonly number[],
  day: Temporal.PlainDate,
): Promise<void> {
  const text = (language: Language) => dayText(day, language, ctx.today.year)
  const data = { day: { ko: text('ko'), ja: text('ja'), en: text('en') } }
  await notify(ctx, { memberIds, kind, data, link: '/main/leave' })
}

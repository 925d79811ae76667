import { daysBetween } from '#rules/calendar/work-days.ts'
import type { Language } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import type { Reading } from '../../../http/route.ts'
import type { Tell } from '../../../outside/heavy-work.ts'
import type { SheetColumnType, SheetRow } from '../../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../../outside/spreadsheet/sheet-file.ts'
import { type AskedRange, type Reader, sheetRange } from '../sheet-range.ts'
import { lateDays, type LateRow, missingDays, type MissingRow } from './exceptions.queries.ts'

type Title =
  | 'work_on'
  | 'name'
  | 'team_name'
  | 'planned'
  | 'in_minute'
  | 'out_minute'
  | 'late_minutes'
  | 'missing'

const titles: Record<Language, Record<Title, string>> = {
  ko: {
    work_on: '날짜',
    name: '이름',
    team_name: '팀',
    planned: '예정 출근',
    in_minute: '출근',
    out_minute: '퇴근',
    late_minutes: '지각',
    missing: '누락',
  },
  ja: {
    work_on: '日付',
    name: '氏名',
    team_name: 'チーム',
    planned: '出勤予定',
    in_minute: '出勤',
    out_minute: '退勤',
    late_minutes: '遅刻',
    missing: '漏れ',
  },
  en: {
    work_on: 'Date',
    name: 'Name',
    team_name: 'Team',
    planned: 'Scheduled start',
    in_minute: 'In',
    out_minute: 'Out',
    late_minutes: 'Late',
    missing: 'Missing',
  },
}

const types: Partial<Record<Title, SheetColumnType>> = {
  work_on: 'date',
  planned: 'clock',
  in_minute: 'clock',
  out_minute: 'clock',
  late_minutes: 'minutes',
}

const sheets = {
  late: { ko: '지각', ja: '遅刻', en: 'Late arrivals' },
  missing: { ko: '기록 누락', ja: '打刻漏れ', en: 'Missing records' },
} as const

const kinds: Record<Language, Record<MissingRow['missing'], string>> = {
  ko: { DAY: '출근 기록', OUT: '퇴근 기록', PLAN: '퇴근 기록(예정 시각으로 기록됨)' },
  ja: { DAY: '出勤の打刻', OUT: '退勤の打刻', PLAN: '退勤の打刻（予定時刻で記録）' },
  en: { DAY: 'Check-in', OUT: 'Check-out', PLAN: 'Check-out (recorded as scheduled)' },
}

/** Who came late, as an xlsx file. @throws Failure INVALID_RANGE, NOT_FOUND for an unknown team */
export async function lateSheet(ctx: Reader, asked: AskedRange, reading: Reading): Promise<Download> {
  const of = (day: Temporal.PlainDate) =>
    reading(async (tx) => (await lateDays({ ...ctx, tx }, { from: day, to: day }, asked)).rows)
  const cells = (row: LateRow) => ({ ...row, planned: row.planned_start_minute })
  return fileOf(ctx, asked, {
    sheet: 'late',
    keys: ['work_on', 'name', 'team_name', 'planned', 'in_minute', 'late_minutes'],
    of,
    cells,
  })
}

/** Missing records, as an xlsx file. @throws Failure INVALID_RANGE, NOT_FOUND for an unknown team */
export async function missingSheet(ctx: Reader, asked: AskedRange, reading: Reading): Promise<Download> {
  const of = (day: Temporal.PlainDate) =>
    reading(async (tx) => (await missingDays({ ...ctx, tx }, { from: day, to: day }, asked)).rows)
  const cells = (row: MissingRow) => ({ ...row, missing: kinds[ctx.language][row.missing] })
  return fileOf(ctx, asked, {
    sheet: 'missing',
    keys: ['work_on', 'name', 'team_name', 'missing', 'in_minute', 'out_minute'],
    of,
    cells,
  })
}

interface Told<R> {
  sheet: keyof typeof sheets
  keys: readonly Title[]
  of: (day: Temporal.PlainDate) => Promise<R[]>
  cells: (row: R) => SheetRow
}

function fileOf<R>(ctx: Reader, asked: AskedRange, { sheet, keys, of, cells }: Told<R>): Promise<Download> {
  const { from, to } = sheetRange(ctx, asked)
  const name = sheets[sheet][ctx.language]
  // A day at a time, each in a short transaction of its own: no connection waits until the file is written.
  async function* rows(tell: Tell) {
    const days = daysBetween(from, to)
    for (const [done, day] of days.entries()) {
      tell(done / days.length)
      yield (await of(day)).map(cells)
    }
  }
  return sheetFile(ctx, `${name} ${from} - ${to}.xlsx`, (tell) => ({
    sheetName: name,
    language: ctx.language,
    columns: keys.map((key) => ({ key, title: titles[ctx.language][key], type: types[key] ?? 'text' })),
    rows: rows(tell),
  }))
}

import { daysBetween } from '#rules/calendar/work-days.ts'
import type { Language } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import type { Reading } from '../../http/route.ts'
import type { Tell } from '../../outside/heavy-work.ts'
import type { SheetColumn } from '../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../outside/spreadsheet/sheet-file.ts'
import type { DayRange } from '../work-plans/index.ts'
import { type AskedRange, type Reader, sheetRange } from './sheet-range.ts'
import { listPeopleInView, listSheetDay, type SheetDay, type SheetPerson } from './work-time.queries.ts'

type Asked = AskedRange & { onlyRetired?: boolean }

type LineKey = Exclude<keyof SheetDay | keyof SheetPerson, 'member_id' | 'id'> | 'work_on'

/** A line of the sheet: a stored day of a person, and what its week or month has beyond 40 hours on it. */
type Line = Record<LineKey, string | number | null>

const titles: Record<Language, { sheet: string; retired: string; columns: Record<LineKey, string> }> = {
  ko: {
    sheet: '근무 기록',
    retired: '퇴사자 근무 기록',
    columns: {
      work_on: '날짜',
      name: '이름',
      team_name: '팀',
      in_minute: '출근',
      out_minute: '퇴근',
      worked_minutes: '근무',
      rest_minutes: '휴게',
      excluded_minutes: '제외',
      night_minutes: '야간',
      overtime_minutes: '연장',
      over_limit_minutes: '주 단위 초과',
      holiday_minutes: '휴일(8시간 이내)',
      holiday_over_minutes: '휴일(8시간 초과)',
      late_minutes: '지각',
      early_minutes: '조퇴',
      leave_minutes: '휴가',
    },
  },
  ja: {
    sheet: '勤務記録',
    retired: '退職者の勤務記録',
    columns: {
      work_on: '日付',
      name: '氏名',
      team_name: 'チーム',
      in_minute: '出勤',
      out_minute: '退勤',
      worked_minutes: '勤務',
      rest_minutes: '休憩',
      excluded_minutes: '除外',
      night_minutes: '深夜',
      overtime_minutes: '時間外',
      over_limit_minutes: '週単位超過',
      holiday_minutes: '休日（8時間以内）',
      holiday_over_minutes: '休日（8時間超）',
      late_minutes: '遅刻',
      early_minutes: '早退',
      leave_minutes: '休暇',
    },
  },
  en: {
    sheet: 'Work records',
    retired: 'Records of people who left',
    columns: {
      work_on: 'Date',
      name: 'Name',
      team_name: 'Team',
      in_minute: 'In',
      out_minute: 'Out',
      worked_minutes: 'Worked',
      rest_minutes: 'Rest',
      excluded_minutes: 'Excluded',
      night_minutes: 'Night',
      overtime_minutes: 'Overtime',
      over_limit_minutes: 'Beyond 40 hours a week',
      holiday_minutes: 'Holiday (8 h)',
      holiday_over_minutes: 'Holiday (over 8 h)',
      late_minutes: 'Late',
      early_minutes: 'Left early',
      leave_minutes: 'Leave',
    },
  },
}

const types: Partial<Record<LineKey, SheetColumn['type']>> = {
  work_on: 'date',
  name: 'text',
  team_name: 'text',
  in_minute: 'clock',
  out_minute: 'clock',
}

/** The records of a month, or of a range, as an xlsx file. @throws Failure INVALID_RANGE, NOT_FOUND for an unknown team */
export async function workSheet(ctx: Reader, asked: Asked, reading: Reading): Promise<Download> {
  const { from, to } = sheetRange(ctx, asked)
  const { columns, ...names } = titles[ctx.language]
  const sheet = asked.onlyRetired ? names.retired : names.sheet
  return sheetFile(ctx, `${sheet} ${from} - ${to}.xlsx`, (tell) => ({
    sheetName: sheet,
    language: ctx.language,
    columns: (Object.keys(columns) as LineKey[]).map((key) => ({
      key,
      title: columns[key],
      type: types[key] ?? 'minutes',
    })),
    rows: lines(ctx, { from, to }, asked, { reading, tell }),
  }))
}

/** So few at a time that their rows are forgotten before anything has to be tidied away for good. */
const PEOPLE_AT_ONCE = 1000

/** Some people of a day at a time, each in a short transaction of its own: no connection waits until the file is written. */
async function* lines(
  ctx: Reader,
  range: DayRange,
  asked: Asked,
  { reading, tell }: { reading: Reading; tell: Tell },
): AsyncGenerator<Line[]> {
  const people = await reading((tx) => listPeopleInView({ ...ctx, tx }, range, asked))
  const days = daysBetween(range.from, range.to)
  for (const [done, day] of days.entries()) {
    tell(done / days.length)
    for (let first = 0; first < people.length; first += PEOPLE_AT_ONCE) {
      const some = people.slice(first, first + PEOPLE_AT_ONCE)
      const ids = some.map(({ id }) => id)
      const found = await reading((tx) => listSheetDay({ tx }, ids, day))
      const page = linesOf(some, found, day.toString())
      // What was answered outlives its turn: measured with full columns, a month of 10,000 people kept 30 MB more.
      for (const column of Object.values(found)) column.length = 0
      yield page
    }
  }
}

/** Zero is left empty, so that the figures that matter stand out. */
function linesOf(people: readonly SheetPerson[], day: SheetDay, workOn: string): Line[] {
  const places = new Map<number, number>()
  for (const [place, id] of day.member_id.entries()) places.set(id, place)
  const found = people.filter(({ id }) => places.has(id))
  return found.map(({ id, name, team_name }) => {
    const at = places.get(id)!
    return {
      name,
      team_name,
      work_on: workOn,
      in_minute: day.in_minute[at]!,
      out_minute: day.out_minute[at]!,
      worked_minutes: day.worked_minutes[at]!,
      rest_minutes: day.rest_minutes[at] || null,
      excluded_minutes: day.excluded_minutes[at] || null,
      night_minutes: day.night_minutes[at] || null,
      overtime_minutes: day.overtime_minutes[at] || null,
      over_limit_minutes: day.over_limit_minutes[at] || null,
      holiday_minutes: day.holiday_minutes[at] || null,
      holiday_over_minutes: day.holiday_over_minutes[at] || null,
      late_minutes: day.late_minutes[at] || null,
      early_minutes: day.early_minutes[at] || null,
      leave_minutes: day.leave_minutes[at] || null,
    }
  })
}

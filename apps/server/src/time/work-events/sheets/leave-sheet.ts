import type { EndpointInput } from '#contract/endpoint.ts'
import type { downloadMonthlyLeave } from '#contract/time/work-events/event-sheets.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import type { Language } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import type { Reading } from '../../../http/route.ts'
import type { Tell } from '../../../outside/heavy-work.ts'
import type { SheetRow } from '../../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../../outside/spreadsheet/sheet-file.ts'
import { eventName } from '../../event-codes/index.ts'
import { type Reader, sheetDays } from './sheet-days.ts'
import { type LeaveKey, type LeaveLine, countLeaveLines, leaveLines } from './sheets.queries.ts'

type Asked = EndpointInput<typeof downloadMonthlyLeave>['query']

const MOST_DAYS = 100
const PAGE = 2_000

const titles: Record<Language, { sheet: string; name: string; team: string; kind: string; sum: string }> = {
  ko: { sheet: '월간 휴가', name: '이름', team: '팀', kind: '항목', sum: '합계(일)' },
  ja: { sheet: '月間休暇', name: '氏名', team: 'チーム', kind: '項目', sum: '合計（日）' },
  en: { sheet: 'Monthly leave', name: 'Name', team: 'Team', kind: 'Type', sum: 'Total (days)' },
}

/** Approved leave of a month, or of other days, as an xlsx file. @throws Failure INVALID_RANGE */
export function leaveSheet(ctx: Reader, asked: Asked, reading: Reading): Promise<Download> {
  const { from, to } = sheetDays(ctx, asked, MOST_DAYS)
  const days = [...daysBetween(from, to)]
  const { sheet, name, team, kind, sum } = titles[ctx.language]
  return sheetFile(ctx, `${sheet} ${from} - ${to}.xlsx`, (tell) => ({
    sheetName: sheet,
    columns: [
      { key: 'name', title: name, type: 'text' },
      { key: 'team', title: team, type: 'text' },
      { key: 'kind', title: kind, type: 'text', width: 24 },
      { key: 'sum', title: sum, type: 'number' },
      ...days.map((day) => ({
        key: day.toString(),
        title: `${day.month}/${day.day}`,
        type: 'number' as const,
        width: 6,
      })),
    ],
    rows: lines(ctx, asked, { days: days.map(String), reading, tell }),
  }))
}

/** A page at a time, each in a short transaction of its own: no connection waits until the file is written. */
async function* lines(
  ctx: Reader,
  scope: Asked,
  { days, reading, tell }: { days: readonly string[]; reading: Reading; tell: Tell },
) {
  const count = await reading((tx) => countLeaveLines({ ...ctx, tx }, { days, scope }))
  for (let after: LeaveKey = { name: '', member_id: 0, kind: '' }, done = 0; ;) {
    const key = after
    const page = await reading((tx) => leaveLines({ ...ctx, tx }, { days, scope, after: key, most: PAGE }))
    yield page.map((line) => cells(line, ctx.language))
    if (page.length < PAGE) return
    done += page.length
    tell(done / count)
    after = page.at(-1)!
  }
}

function cells(line: LeaveLine, language: Language): SheetRow {
  const perDay = new Map<string, number>()
  for (const [day, minutes, standard] of line.days)
    perDay.set(day, (perDay.get(day) ?? 0) + minutes / standard)
  const rounded = (days: number) => Math.round(days * 1000) / 1000
  return {
    name: line.name,
    team: line.team_name,
    kind: eventName(line.kind, language, line.own_name),
    sum: rounded([...perDay.values()].reduce((sum, days) => sum + days, 0)),
    ...Object.fromEntries([...perDay].map(([day, days]) => [day, rounded(days)])),
  }
}

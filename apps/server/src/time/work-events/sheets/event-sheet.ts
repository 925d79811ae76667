import type { EndpointInput } from '#contract/endpoint.ts'
import type { downloadEvents } from '#contract/time/work-events/event-sheets.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { Language } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import type { Reading } from '../../../http/route.ts'
import type { Tell } from '../../../outside/heavy-work.ts'
import type { SheetColumnType, SheetRow } from '../../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../../outside/spreadsheet/sheet-file.ts'
import { eventName } from '../../event-codes/index.ts'
import { countEvents, eventsAfter, type EventKey, type WorkEventRow } from '../work-events.queries.ts'
import { columnTitles } from './event-columns.ts'
import { type Reader, sheetDays } from './sheet-days.ts'

type Asked = EndpointInput<typeof downloadEvents>['query']

const PAGE = 2_000

interface Words {
  sheet: string
  team: string
  days: string
  minutes: string
  status: string
  states: Record<WorkEventRow['status'], string>
}

const words: Record<Language, Words> = {
  ko: {
    sheet: '근태 목록',
    team: '팀',
    days: '일수',
    minutes: '시간',
    status: '상태',
    states: { REQUESTED: '결재 중', APPROVED: '승인', DENIED: '반려', CANCELED: '취소' },
  },
  ja: {
    sheet: '勤怠一覧',
    team: 'チーム',
    days: '日数',
    minutes: '時間',
    status: '状態',
    states: { REQUESTED: '決裁中', APPROVED: '承認', DENIED: '却下', CANCELED: '取消' },
  },
  en: {
    sheet: 'Requests',
    team: 'Team',
    days: 'Days',
    minutes: 'Time',
    status: 'Status',
    states: { REQUESTED: 'In approval', APPROVED: 'Approved', DENIED: 'Rejected', CANCELED: 'Canceled' },
  },
}

/** The requests of a month, or of other days, as an xlsx file. @throws Failure INVALID_RANGE */
export function eventSheet(ctx: Reader, asked: Asked, reading: Reading): Promise<Download> {
  const { from, to } = sheetDays(ctx, asked)
  const [own, titles] = [words[ctx.language], columnTitles[ctx.language]]
  const column = (key: string, title: string, type: SheetColumnType = 'text') => ({ key, title, type })
  return sheetFile(ctx, `${own.sheet} ${from} - ${to}.xlsx`, (tell) => ({
    sheetName: own.sheet,
    language: ctx.language,
    columns: [
      column('name', titles.username),
      column('team', own.team),
      { ...column('event', titles.wk_event), width: 24 },
      column('from', titles.wk_start_date, 'date'),
      column('to', titles.wk_end_date, 'date'),
      column('start', titles.evt_start_time, 'clock'),
      column('end', titles.evt_end_time, 'clock'),
      column('days', own.days, 'number'),
      column('minutes', own.minutes, 'minutes'),
      column('status', own.status),
      column('location', titles.wk_location),
      column('reason', titles.wk_comment),
    ],
    rows: lines(ctx, asked, { from, to, reading, tell }),
  }))
}

interface Days {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  reading: Reading
  tell: Tell
}

/** A page at a time, each in a short transaction of its own: no connection waits until the file is written. */
async function* lines(ctx: Reader, asked: Asked, { from, to, reading, tell }: Days) {
  const filter = { from, to, kind: asked.type, scope: asked, memberId: asked.user_id }
  const count = await reading((tx) => countEvents({ ...ctx, tx }, filter))
  for (let after: EventKey | null = null, done = 0; ;) {
    const key: EventKey | null = after
    const page: WorkEventRow[] = await reading((tx) =>
      eventsAfter({ ...ctx, tx }, filter, { after: key, most: PAGE }),
    )
    yield page.map((row) => cells(row, ctx.language))
    if (page.length < PAGE) return
    done += page.length
    tell(done / count)
    after = page.at(-1)!
  }
}

function cells(row: WorkEventRow, language: Language): SheetRow {
  return {
    name: row.member_name,
    team: row.team_name,
    event: eventName(row.event_code, language, row.own_name),
    from: row.starts_on,
    to: row.ends_on,
    start: row.start_minute,
    end: row.end_minute,
    days: minutesToDays(row.counted_minutes, row.standard_day_minutes),
    minutes: row.counted_minutes,
    status: words[language].states[row.status],
    location: row.location,
    reason: row.reason,
  }
}

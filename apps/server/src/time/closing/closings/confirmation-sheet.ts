import { sql } from '../../../db/sql/sql.ts'
import type { downloadConfirmations } from '#contract/time/closing/closing.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import type { Reading } from '../../../http/route.ts'
import type { Tell } from '../../../outside/heavy-work.ts'
import type { SheetColumn, SheetRow } from '../../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../../outside/spreadsheet/sheet-file.ts'
import { coveredMembers } from '../../../people/roles/index.ts'
import { rangeText } from '../range-text.ts'
import { periodOf, type ClosingPeriod } from '../periods/period-of.ts'
import { readSnapshots } from './closings.store.ts'
import { pageOfPeople } from './people.queries.ts'
import { type Confirmation, toWire } from './read-confirmations.ts'
import { checkSnapshots } from './check-snapshots.ts'

type Asked = EndpointInput<typeof downloadConfirmations>['query']
type Reader = Omit<MemberContext, 'tx'>

const PEOPLE_AT_ONCE = 200

const COLUMNS = {
  name: 'text',
  team: 'text',
  from: 'date',
  to: 'date',
  state: 'text',
  confirmed: 'date',
  manner: 'text',
  worked: 'minutes',
  overtime: 'minutes',
  overLimit: 'minutes',
  missing: 'number',
  reopened: 'number',
  sha256: 'text',
  holds: 'text',
} as const satisfies Record<string, SheetColumn['type']>

type Column = keyof typeof COLUMNS

interface Words {
  sheet: string
  columns: Record<Column, string>
  state: { closed: string; open: string; partly: string }
  manner: Record<'SELF' | 'ADMIN' | 'AUTO', string>
  holds: { yes: string; no: string }
}

const words: Record<Language, Words> = {
  ko: {
    sheet: '근무 확정',
    columns: {
      name: '이름',
      team: '팀',
      from: '시작일',
      to: '종료일',
      state: '상태',
      confirmed: '확정일',
      manner: '확정 방법',
      worked: '근무',
      overtime: '연장',
      overLimit: '주 단위 초과',
      missing: '기록 누락(일)',
      reopened: '해제 횟수',
      sha256: 'SHA-256',
      holds: '기록 대조',
    },
    state: { closed: '확정', open: '미확정', partly: '일부 확정, 미확정: {days}' },
    manner: { SELF: '본인', ADMIN: '관리자', AUTO: '자동' },
    holds: { yes: '일치', no: '불일치' },
  },
  ja: {
    sheet: '勤怠確定',
    columns: {
      name: '氏名',
      team: 'チーム',
      from: '開始日',
      to: '終了日',
      state: '状態',
      confirmed: '確定日',
      manner: '確定方法',
      worked: '勤務',
      overtime: '時間外',
      overLimit: '週単位超過',
      missing: '打刻漏れ（日）',
      reopened: '解除回数',
      sha256: 'SHA-256',
      holds: '記録との照合',
    },
    state: { closed: '確定済み', open: '未確定', partly: '一部確定済み、未確定：{days}' },
    manner: { SELF: '本人', ADMIN: '管理者', AUTO: '自動' },
    holds: { yes: '一致', no: '不一致' },
  },
  en: {
    sheet: 'Confirmations',
    columns: {
      name: 'Name',
      team: 'Team',
      from: 'From',
      to: 'To',
      state: 'State',
      confirmed: 'Confirmed on',
      manner: 'Confirmed by',
      worked: 'Worked',
      overtime: 'Overtime',
      overLimit: 'Beyond 40 hours a week',
      missing: 'Missing days',
      reopened: 'Times reopened',
      sha256: 'SHA-256',
      holds: 'Matches records',
    },
    state: { closed: 'Confirmed', open: 'Not confirmed', partly: 'Partly confirmed, open: {days}' },
    manner: { SELF: 'The person', ADMIN: 'An admin', AUTO: 'Automatic' },
    holds: { yes: 'Yes', no: 'No' },
  },
}

/** The confirmations of a period as an xlsx file, of the people whom the caller looks after. @throws Failure NO_CONFIRM_PERIOD */
export async function confirmationSheet(ctx: Reader, asked: Asked, reading: Reading): Promise<Download> {
  const period = await reading((tx) => periodOf({ ...ctx, tx }, asked.start_date))
  const { sheet, columns } = words[ctx.language]
  return sheetFile(ctx, `${sheet} ${period.from} - ${period.to}.xlsx`, (tell) => ({
    sheetName: sheet,
    columns: (Object.keys(COLUMNS) as Column[]).map((key) => ({
      key,
      title: columns[key],
      type: COLUMNS[key],
    })),
    rows: lines(ctx, period, asked, { reading, tell }),
  }))
}

/** So many people at a time, each in a short transaction of its own: no connection waits until the file is written. */
async function* lines(
  ctx: Reader,
  period: ClosingPeriod,
  asked: Asked,
  { reading, tell }: { reading: Reading; tell: Tell },
) {
  for (let page = 1, done = 0; ; page += 1) {
    const { rows, count } = await reading((tx) => readPage({ ...ctx, tx }, period, asked, page))
    yield rows
    done += rows.length
    if (rows.length < PEOPLE_AT_ONCE) return
    tell(done / count)
  }
}

async function readPage(
  ctx: MemberContext,
  period: ClosingPeriod,
  asked: Asked,
  page: number,
): Promise<{ rows: SheetRow[]; count: number }> {
  const one = asked.user_id === undefined ? sql`true` : sql`m.id = ${asked.user_id}`
  const who = sql`${coveredMembers(ctx, sql.ref('m.id'))} and ${one}`
  const { people, count } = await pageOfPeople(ctx, period, who, { page, page_size: PEOPLE_AT_ONCE })
  const found = await toWire(ctx, period, people)
  const snapshots = await readSnapshots(
    ctx,
    found.flatMap(({ id }) => id ?? []),
  )
  const holds = await checkSnapshots(ctx, snapshots)
  const { manner, holds: said } = words[ctx.language]
  const rows = found.map((row) => ({
    name: row.username,
    team: row.team_name,
    from: row.start_date,
    to: row.end_date,
    state: stateText(row, ctx),
    confirmed: row.confirmed_date,
    manner: row.manner && manner[row.manner],
    worked: row.work_minutes,
    overtime: row.overtime_minutes,
    overLimit: row.over_limit_minutes || null,
    missing: row.problems.filter(({ kind }) => kind === 'DAY' || kind === 'OUT').length || null,
    reopened: row.reopened_count || null,
    sha256: row.sha256,
    holds: row.id === null ? null : holds.has(row.id) ? said.yes : said.no,
  }))
  return { rows, count }
}

function stateText(
  { is_confirmed, id, open_days: open }: Confirmation,
  { language, today }: Pick<MemberContext, 'language' | 'today'>,
): string {
  const { state } = words[language]
  if (is_confirmed) return state.closed
  if (id === null) return state.open
  const days = open.map((one) => daysText(one, today)[language])
  return state.partly.replace('{days}', days.join(', '))
}

function daysText({ start_date, end_date }: Confirmation['open_days'][number], today: Temporal.PlainDate) {
  return start_date === end_date
    ? inEveryLanguage(Temporal.PlainDate.from(start_date), today)
    : rangeText({ starts_on: start_date, ends_on: end_date }, today)
}

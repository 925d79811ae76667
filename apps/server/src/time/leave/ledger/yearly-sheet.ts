import type { Language, MemberContext } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import type { Reading } from '../../../http/route.ts'
import type { Tell } from '../../../outside/heavy-work.ts'
import type { SheetColumnType, SheetRow } from '../../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../../outside/spreadsheet/sheet-file.ts'
import { listedIds, type Reader, type YearFilter, type YearlyLeave, yearlyLeaveOf } from './yearly-leave.ts'

type Asker = Omit<MemberContext, 'tx'>

const PAGE = 500

const FIGURES = [
  'law_vac_days',
  'monthly_days',
  'add_vac_days',
  'extra_vac_days',
  'total_days',
  'used_vac_days',
  'held_vac_days',
  'uncovered_days',
  'carried_days',
  'expired_days',
  'remaining_days',
  'available_days',
] as const

type Words = Record<(typeof FIGURES)[number] | 'sheet' | 'name' | 'team' | 'joined' | 'from' | 'to', string>

const words: Record<Language, Words> = {
  ko: {
    sheet: '연차 대장',
    name: '이름',
    team: '팀',
    joined: '입사일',
    from: '연도 시작',
    to: '연도 종료',
    law_vac_days: '연차',
    monthly_days: '월 단위 연차',
    add_vac_days: '조정',
    extra_vac_days: '추가 부여',
    total_days: '발생',
    used_vac_days: '사용',
    held_vac_days: '신청 중',
    uncovered_days: '초과 사용',
    carried_days: '이월',
    expired_days: '소멸',
    remaining_days: '잔여',
    available_days: '사용 가능',
  },
  ja: {
    sheet: '年休管理簿',
    name: '氏名',
    team: 'チーム',
    joined: '入社日',
    from: '年度の開始',
    to: '年度の終了',
    law_vac_days: '年休',
    monthly_days: '月ごとの年休',
    add_vac_days: '調整',
    extra_vac_days: '追加付与',
    total_days: '付与',
    used_vac_days: '使用',
    held_vac_days: '申請中',
    uncovered_days: '超過使用',
    carried_days: '繰越',
    expired_days: '消滅',
    remaining_days: '残り',
    available_days: '使用可能',
  },
  en: {
    sheet: 'Leave ledger',
    name: 'Name',
    team: 'Team',
    joined: 'Hired',
    from: 'Year from',
    to: 'Year to',
    law_vac_days: 'Annual leave',
    monthly_days: 'Monthly leave',
    add_vac_days: 'Adjustment',
    extra_vac_days: 'Extra leave',
    total_days: 'Granted',
    used_vac_days: 'Used',
    held_vac_days: 'Requested',
    uncovered_days: 'Used beyond leave',
    carried_days: 'Carried over',
    expired_days: 'Expired',
    remaining_days: 'Remaining',
    available_days: 'Available',
  },
}

/** The leave of everybody in view in one year, as an xlsx file. */
export function yearlySheet(ctx: Asker, filter: YearFilter, reading: Reading): Promise<Download> {
  const own = words[ctx.language]
  const column = (key: string, title: string, type: SheetColumnType = 'text') => ({ key, title, type })
  return sheetFile(ctx, `${own.sheet} ${filter.year ?? ctx.today.year}.xlsx`, (tell) => ({
    sheetName: own.sheet,
    columns: [
      column('name', own.name),
      column('team', own.team),
      column('joined', own.joined, 'date'),
      column('from', own.from, 'date'),
      column('to', own.to, 'date'),
      ...FIGURES.map((name) => column(name, own[name], 'number')),
    ],
    rows: lines(ctx, filter, { reading, tell }),
  }))
}

/**
 * Some hundred people at a time, each in a short transaction of its own: no connection waits until the file is written. Who stands in it is
 * read once, so that nobody is skipped or told twice when names change meanwhile.
 */
export async function* lines(
  ctx: Omit<Reader, 'tx'>,
  filter: YearFilter,
  { reading, tell, size = PAGE }: { reading: Reading; tell: Tell; size?: number },
) {
  const ids = await reading((tx) => listedIds({ ...ctx, tx }, filter))
  for (let place = 0; place < ids.length; place += size) {
    const some = ids.slice(place, place + size)
    yield (await reading((tx) => yearlyLeaveOf({ ...ctx, tx }, filter, some))).map(cells)
    tell(Math.min(1, (place + size) / ids.length))
  }
}

function cells(row: YearlyLeave): SheetRow {
  return {
    name: row.username,
    team: row.team_name,
    joined: row.joined_date,
    from: row.start_date,
    to: row.end_date,
    ...Object.fromEntries(FIGURES.map((name) => [name, row[name]])),
  }
}

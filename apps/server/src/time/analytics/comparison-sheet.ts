import type { downloadComparison } from '#contract/time/analytics/analytics.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import type { Reading } from '../../http/route.ts'
import type { SheetColumn, SheetRow } from '../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../outside/spreadsheet/sheet-file.ts'
import { type Comparison, comparePeriods } from './compare-periods.ts'

type Asked = EndpointInput<typeof downloadComparison>['query']
type Reader = Omit<MemberContext, 'tx'>
type Figure = keyof Comparison['current']

const FIGURES: Record<Figure, SheetColumn['type']> = {
  member_count: 'number',
  worked_days: 'number',
  work_minutes: 'minutes',
  overtime_minutes: 'minutes',
  night_minutes: 'minutes',
  holiday_minutes: 'minutes',
  leave_minutes: 'minutes',
  late_days: 'number',
}

interface Words {
  sheet: string
  team: string
  noTeam: string
  total: string
  /** Sums of a team, and named so: the screen beside it shows averages per person. */
  figures: Record<Figure, string>
  before: (figure: string) => string
}

const words: Record<Language, Words> = {
  ko: {
    sheet: '근무 분석',
    team: '팀',
    noTeam: '팀 없음',
    total: '합계',
    figures: {
      member_count: '인원',
      worked_days: '근무일 합계',
      work_minutes: '근무 합계',
      overtime_minutes: '연장 합계',
      night_minutes: '야간 합계',
      holiday_minutes: '휴일 합계',
      leave_minutes: '휴가 합계',
      late_days: '지각 합계',
    },
    before: (figure) => `${figure}(이전 기간)`,
  },
  ja: {
    sheet: '勤務分析',
    team: 'チーム',
    noTeam: 'チームなし',
    total: '合計',
    figures: {
      member_count: '人数',
      worked_days: '勤務日数（合計）',
      work_minutes: '勤務（合計）',
      overtime_minutes: '時間外（合計）',
      night_minutes: '深夜（合計）',
      holiday_minutes: '休日（合計）',
      leave_minutes: '休暇（合計）',
      late_days: '遅刻（合計）',
    },
    before: (figure) => `${figure}（前期間）`,
  },
  en: {
    sheet: 'Work analytics',
    team: 'Team',
    noTeam: 'No team',
    total: 'Total',
    figures: {
      member_count: 'People',
      worked_days: 'Total days worked',
      work_minutes: 'Total worked',
      overtime_minutes: 'Total overtime',
      night_minutes: 'Total night',
      holiday_minutes: 'Total holiday',
      leave_minutes: 'Total leave',
      late_days: 'Total late arrivals',
    },
    before: (figure) => `${figure} (period before)`,
  },
}

/** The comparison by team as an xlsx file, with the sums of all in the last row. @throws Failure NOT_FOUND for an unknown team */
export async function comparisonSheet(ctx: Reader, asked: Asked, reading: Reading): Promise<Download> {
  const said = words[ctx.language]
  const found = await reading((tx) => comparePeriods({ ...ctx, tx }, asked, asked.type))
  const keys = Object.keys(FIGURES) as Figure[]
  const columns = keys.flatMap((key): SheetColumn[] => [
    { key, title: said.figures[key], type: FIGURES[key] },
    { key: `before_${key}`, title: said.before(said.figures[key]), type: FIGURES[key] },
  ])
  const line = (team: string, { current, before }: Pick<Comparison, 'current' | 'before'>): SheetRow => ({
    team,
    ...current,
    ...Object.fromEntries(keys.map((key) => [`before_${key}`, before[key]])),
  })
  const { start_date: from, end_date: to } = found
  return sheetFile(ctx, `${said.sheet} ${from} - ${to}.xlsx`, {
    sheetName: said.sheet,
    columns: [{ key: 'team', title: said.team, type: 'text' }, ...columns],
    rows: [...found.teams.map((team) => line(team.team_name ?? said.noTeam, team)), line(said.total, found)],
  })
}

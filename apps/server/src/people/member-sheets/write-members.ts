import { sql } from '../../db/sql/sql.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { downloadMembers } from '#contract/people/member-sheets/member-sheets.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { atMost } from '../../db/page-of.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Reading } from '../../http/route.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { shownValues, type ShownValue } from '../custom-fields/index.ts'
import { memberConditions } from '../members/index.ts'
import type { SheetRow, SheetValue } from '../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../outside/spreadsheet/sheet-file.ts'
import type { CustomColumn } from './custom-columns.ts'
import { columnsToWrite } from './import-columns.ts'
import { sheetTexts } from './member-sheets.texts.ts'
import { TeamDirectory } from './judging/team-directory.ts'

type Filter = EndpointInput<typeof downloadMembers>['query']

interface MemberLine {
  id: number
  email: string
  username: string
  teamId: number | null
  position: string
  rank: string | null
  joined_date: string | null
  contract_type: string
  weekly_hours: number | null
  day_hours: number
  phone: string
  birth_date: string | null
}

interface Source {
  columns: readonly CustomColumn[]
  reading: Reading
}

type Reader = Omit<MemberContext, 'tx'>

const PAGE = 1_000

/**
 * The members whom the reader looks after, in the columns of the import: what is downloaded can be changed and uploaded.
 * A limited admin's own teams and a leader's are decided by the conditions of the list.
 * @param columns of the company's own fields that the reader may know of; values that they may not see stay empty
 */
export function writeMembers(ctx: Reader, filter: Filter, { columns, reading }: Source): Promise<Download> {
  const { members } = sheetTexts[ctx.language]
  return sheetFile(ctx, `${members} ${ctx.today}.xlsx`, {
    sheetName: members,
    columns: columnsToWrite(ctx.language, columns),
    rows: memberLines(ctx, filter, { columns, reading }),
  })
}

async function* memberLines(
  ctx: Reader,
  filter: Filter,
  { columns, reading }: Source,
): AsyncGenerator<SheetRow[]> {
  const teams = await reading((tx) =>
    tx.selectFrom('teams').select(['id', 'name', 'parent_id as parentId']).execute(),
  )
  const directory = new TeamDirectory(teams)
  let after = { username: '', id: 0 }
  for (;;) {
    const { page, values } = await reading(async (tx) => {
      const lines = await membersAfter({ ...ctx, tx }, filter, after)
      const ids = columns.length > 0 ? lines.map(({ id }) => id) : []
      return { page: lines, values: ids.length > 0 ? await shownValues({ ...ctx, tx }, ids) : [] }
    })
    const cells = cellsOf(values, columns, sheetTexts[ctx.language].answers)
    yield page.map(({ teamId, ...line }) => ({
      ...line,
      ...cells.get(line.id),
      team: teamId === null ? '' : directory.pathOf(teamId),
    }))
    if (page.length < PAGE) return
    after = page.at(-1)!
  }
}

/** The cells of the company's own fields, by person. */
function cellsOf(
  values: readonly ShownValue[],
  columns: readonly CustomColumn[],
  answers: { yes: string; no: string },
): Map<number, SheetRow> {
  const byField = new Map(columns.map((column) => [column.fieldId, column]))
  const cells = new Map<number, SheetRow>()
  for (const { member_id: memberId, field_id: fieldId, value, option_names: names } of values) {
    const column = byField.get(fieldId)
    if (!column) continue
    const row = cells.get(memberId) ?? {}
    row[column.key] = cellOf(column.kind, value || names.join(', '), answers)
    cells.set(memberId, row)
  }
  return cells
}

function cellOf(kind: FieldKind, text: string, { yes, no }: { yes: string; no: string }): SheetValue {
  if (kind === 'YES_NO') return text === 'true' ? yes : no
  // A number that a spreadsheet would round stays a text.
  return kind === 'NUMBER' && String(Number(text)) === text ? Number(text) : text
}

/** The next page, by what it is sorted by: a page costs the same however far it is, and nobody comes twice. */
async function membersAfter(
  ctx: MemberContext,
  filter: Filter,
  after: { username: string; id: number },
): Promise<MemberLine[]> {
  const { rows } = await sql<MemberLine>`
    select m.id, m.email, m.name as username, tm.team_id as "teamId", m.position, r.name as rank, m.joined_on as joined_date,
      m.contract_type, round(m.weekly_minutes / 60.0, 2)::float8 as weekly_hours,
      round(m.standard_day_minutes / 60.0, 2)::float8 as day_hours, m.phone, m.birth_on as birth_date
    from (
      select m.* from members m where m.company_id = ${thisCompany} and ${memberConditions(ctx, filter)} and (m.name, m.id) > (${after.username}, ${after.id})
      order by m.name, m.id ${atMost(PAGE)}
    ) m
    left join team_memberships tm on tm.company_id = ${thisCompany} and tm.member_id = m.id
      and ${heldOn('tm', ctx.today)}
    left join ranks r on r.company_id = ${thisCompany} and r.id = m.rank_id
    order by m.name, m.id`.execute(ctx.tx)
  return rows
}

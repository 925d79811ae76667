import { sql } from '../../db/sql/sql.ts'
import type { DuplicatePriority } from '#rules/approvals/drop-duplicates.ts'
import { allLines, type LineRole, type LineVariant } from '#rules/approvals/line-conditions.ts'
import { type LineFinding, lintLine } from '#rules/approvals/lint-line.ts'
import { parseLine } from '#rules/approvals/role-line.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { type Directory, directoryOf, isNothing, wantedBy } from './directory.ts'
import { loadWanted } from './directory.queries.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>

export interface LineRow {
  id: number
  team_id: number | null
  team_name: string | null
  member_id: number | null
  /** Whose own line it is. */
  member_name: string | null
  role_code: LineRole
  role_name: string
  line: string
  variants: LineVariant[]
  updated_at: string
  priority: DuplicatePriority
}

/** A saved line with what is wrong with it as the company stands. */
export interface DescribedLine {
  row: LineRow
  findings: LineFinding[]
  directory: Directory
}

export interface LineFilter {
  id?: number | undefined
  /** Whosever they are. */
  ids?: readonly number[] | undefined
  /** Of one person; of nobody without it. */
  memberId?: number | undefined
  /** Of one team, 0 for the company; of all teams and the company without it. */
  teamId?: number | undefined
  role?: LineRole | undefined
  name?: string | undefined
}

/** Lines of the company and of teams, or those of one person, the company's first. */
export async function listLines(ctx: Reader, filter: LineFilter): Promise<LineRow[]> {
  const {
    id,
    ids = id === undefined ? null : [id],
    memberId = null,
    teamId = null,
    role = null,
    name = null,
  } = filter
  const { rows } = await sql<LineRow>`
    select l.id, l.team_id, t.name as team_name, l.member_id, m.name as member_name, l.role_code, l.role_name, l.line, l.variants, l.updated_at,
      c.duplicate_receiver_priority as priority
    from approval_lines l join companies c on c.company_id = l.company_id
    left join teams t on t.company_id = l.company_id and t.id = l.team_id
    left join members m on m.company_id = l.company_id and m.id = l.member_id
    where l.company_id = ${thisCompany} and (${ids}::bigint[] is null or l.id = any(${ids}::bigint[]))
      and (${ids}::bigint[] is not null or l.member_id is not distinct from ${memberId}::bigint)
      and (${teamId}::bigint is null or coalesce(l.team_id, 0) = ${teamId})
      and (${role}::text is null or l.role_code = ${role})
      and (${name}::text is null or l.role_name = ${name})
    order by l.team_id nulls first, l.role_code, l.id`.execute(ctx.tx)
  return rows
}

/** All that their lines name is read in one statement. */
export async function describeLines(ctx: Reader, rows: readonly LineRow[]): Promise<DescribedLine[]> {
  const targets = rows.flatMap((row) =>
    allLines(row).flatMap((line) => (parseLine(line) ?? []).flatMap((token) => token.targets)),
  )
  const wanted = wantedBy(targets)
  const directory = directoryOf(isNothing(wanted) ? [] : [await loadWanted(ctx, wanted)])
  return rows.map((row) => ({ row, directory, findings: findingsOf(row, directory) }))
}

function findingsOf(row: LineRow, directory: Directory): LineFinding[] {
  const { priority, member_id: ownerId } = row
  const all = allLines(row).flatMap((line) => lintLine(line, { directory, priority, ownerId }))
  return all.filter(
    (one, at) => all.findIndex(({ code, target }) => code === one.code && target === one.target) === at,
  )
}

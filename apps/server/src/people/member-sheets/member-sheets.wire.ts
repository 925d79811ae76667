import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { type SheetField, sheetFields } from '#contract/people/members/sheet-columns.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { canBe, type ImportAct, isStalled } from './member-sheets.policy.ts'
import type { ImportRow, WholeImport } from './member-sheets.queries.ts'
import { customKeysOf } from './judging/raw-row.ts'
import type { StoredRow } from './member-sheets.store.ts'
import { problemText } from './judging/row-problems.texts.ts'

type WireImport = Input<typeof contract.getImport.response>
type WireBrief = Input<typeof contract.listImports.response>['results'][number]
// As many as a person reads; the count says how many there are.
const MOST_LISTED = 50

type WireRow = Input<typeof contract.correctImportRow.response>

export function briefToWire(row: ImportRow, { now }: Pick<MemberContext, 'now'>): WireBrief {
  const can = (act: ImportAct) => canBe(act, row, now)
  const counts = {
    ready: row.ready_count,
    problem: row.problem_count,
    invited: row.invited_count,
    skipped: row.skipped_count,
    failed: row.failed_count,
  }
  return {
    import_id: row.id,
    source: row.source as WireBrief['source'],
    file_name: row.file_name,
    state: row.status,
    stop_reason: row.stop_reason as WireBrief['stop_reason'],
    create_teams: row.create_teams,
    create_ranks: row.create_ranks,
    created_by: row.created_by,
    created_by_name: row.created_by_name ?? '',
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    mails_until: isLater(row.mails_until, now) ? row.mails_until : null,
    is_stalled: isStalled(row, now),
    counts: { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) },
    abilities: {
      correct: can('correct'),
      start: can('start') && row.ready_count > 0,
      stop: can('stop'),
      resume: can('resume') && (row.status !== 'DONE' || row.ready_count + row.failed_count > 0),
      discard: can('discard'),
    },
  }
}

function isLater(moment: string | null, now: Temporal.Instant): boolean {
  return moment !== null && Temporal.Instant.compare(moment, now) > 0
}

export function importToWire(row: WholeImport, ctx: Pick<MemberContext, 'now'>): WireImport {
  return {
    ...briefToWire(row, ctx),
    ignored_headings: row.ignored_headings,
    new_teams: row.newTeams,
    new_ranks: row.newRanks.slice(0, MOST_LISTED),
    new_rank_count: row.newRanks.length,
    custom_columns: row.customColumns.map(({ key, title, kind }) => ({ key, name: title, kind })),
  }
}

export function rowToWire(row: StoredRow, language: Language): WireRow {
  const problems = row.problems.map((problem) => ({
    field: problem.field,
    code: problem.code,
    message: problemText(problem, language),
  }))
  const custom = Object.fromEntries(customKeysOf(row.given).map((key) => [key, row.given[key]!]))
  const given = Object.fromEntries(sheetFields.map((field) => [field, row.given[field] ?? ''])) as Record<
    SheetField,
    string
  >
  return {
    row: row.rowNumber,
    state: row.state,
    ...given,
    custom,
    read: row.read as Record<string, string>,
    problems,
  }
}

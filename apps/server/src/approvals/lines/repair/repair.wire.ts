import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/lines/repair.ts'
import { lineRoleNames } from '#contract/approvals/lines/role-names.ts'
import type { Language } from '../../../http/context.ts'
import type { Directory } from '../directory.ts'
import { namesIn, nameOf } from '../lines.wire.ts'
import type { Hanging, HangingLine, HangingOf } from './hanging.queries.ts'

type WireHanging = Input<typeof contract.listHanging.response>[number]
type WireOf = Input<typeof contract.getHanging.response>

export function hangingToWire(
  { text, target, state, lines, documents }: Hanging,
  directory: Directory,
  language: Language,
): WireHanging {
  return { target: text, name: nameOf(target, directory, language), reason: state, lines, documents }
}

export function hangingOfToWire(hanging: HangingOf, takerId: number | undefined, language: Language): WireOf {
  const { text, target, state, directory, lines, documents } = hanging
  return {
    target: text,
    name: nameOf(target, directory, language),
    reason: state,
    lines: lines.length,
    documents: hanging.documentCount,
    saved_lines: lines.map((one) => lineToWire(one, directory, language)),
    turns: documents.map((one) => ({
      drf_id: one.id,
      drf_serial: one.serial,
      drf_title: one.title,
      author: { user_id: one.author_id, username: one.author_name },
      submitted_at: one.submitted_at,
      is_turn: one.is_turn,
      refusal: one.author_id === takerId ? 'AUTHOR' : null,
    })),
  }
}

function lineToWire(
  { row, directory, repaired }: HangingLine,
  people: Directory,
  language: Language,
): WireOf['saved_lines'][number] {
  const after = repaired?.ok ? repaired.saved.line : null
  const names = namesIn([row.line], directory, language)
  const taken = after === null ? [] : namesIn([after], people, language).filter(({ name }) => name !== '')
  return {
    line_id: row.id,
    team_id: row.member_id === null ? (row.team_id ?? 0) : null,
    team_name: row.team_name,
    user_id: row.member_id,
    username: row.member_name,
    apv_role_code: row.role_code,
    role_name: row.role_name || lineRoleNames[row.role_code][language],
    apv_role_line: row.line,
    repaired_line: after,
    refusal: repaired && !repaired.ok ? repaired.reason : null,
    targets: [...names, ...taken.filter((one) => !names.some(({ target }) => target === one.target))],
  }
}

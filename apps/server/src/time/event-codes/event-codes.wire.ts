import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/event-codes/event-codes.ts'
import { citeLaw } from '#rules/cite-law.ts'
import { type BuiltInCode, codesOfUnits, customCode } from '#rules/event-codes/event-codes.ts'
import { statutoryLeave } from '#rules/event-codes/statutory-leave.ts'
import type { Actor, Language } from '../../http/context.ts'
import { hideFields, isAdmin } from '../../people/roles/index.ts'
import { builtInName } from './built-in-names.ts'
import { mayAssignCodes, mayAssignTo, mayKeepCodes } from './event-codes.policy.ts'
import type { AssignedRow, CodeRow } from './event-codes.queries.ts'
import { codesOfRow } from './find-event-code.ts'

type WireCode = Input<typeof contract.addEventCode.response>
type WirePerson = Input<typeof contract.listEventCodeUsers.response>['results'][number]

/** A kind of the product, with the days of the law in force today. */
export function builtInToWire(
  kind: BuiltInCode,
  { today, language }: { today: Temporal.PlainDate; language: Language },
): WireCode {
  const law = kind.statutory && statutoryLeave(kind.statutory, today)
  return {
    c_event_code_id: null,
    code: kind.code,
    codes: codesOfUnits(kind.code, kind.units),
    event_name: builtInName(kind.code, language),
    group: kind.group,
    event_days: law?.days ?? null,
    most_days: law?.mostDays ?? null,
    paid_days: law?.paidDays ?? null,
    days_per: law?.per ?? null,
    article: citeLaw(law?.article ?? kind.article ?? '', language),
    apply_all: true,
    full: kind.units.includes('FULL'),
    half: kind.units.includes('AM'),
    quarter: kind.units.includes('QUARTER'),
    one_hour: kind.units.includes('ONEHOUR'),
    time: kind.units.includes('TIME') || kind.units.length === 0,
    time_minutes: null,
    secret: false,
    built_in: true,
    is_active: true,
    is_mine: true,
    user_count: 0,
    team_ids: [],
    rank_ids: [],
    apv_role_code: kind.lineRole,
    abilities: { update: false, delete: false, assign: false },
  }
}

export function codeToWire(row: CodeRow, actor: Actor): WireCode {
  const keeps = mayKeepCodes(actor)
  return {
    c_event_code_id: row.id,
    code: customCode(row.id),
    codes: codesOfRow(row),
    event_name: row.name,
    group: row.event_group,
    event_days: row.half_days === null ? null : row.half_days / 2,
    most_days: null,
    paid_days: null,
    days_per: row.half_days === null ? null : row.days_per,
    article: '',
    apply_all: row.applies_to_all,
    full: row.allows_full,
    half: row.allows_half,
    quarter: row.allows_quarter,
    one_hour: row.allows_one_hour,
    time: row.time_step_minutes !== null,
    time_minutes: row.time_step_minutes,
    secret: row.is_secret,
    built_in: false,
    is_active: row.is_active,
    is_mine: row.is_usable,
    user_count: isAdmin(actor) ? row.member_count : 0,
    team_ids: isAdmin(actor) ? row.team_ids : [],
    rank_ids: isAdmin(actor) ? row.rank_ids : [],
    apv_role_code: 'CUSTOM',
    abilities: { update: keeps, delete: keeps, assign: mayAssignCodes(actor) && !row.applies_to_all },
  }
}

export function assignedToWire(rows: readonly AssignedRow[], actor: Actor): WirePerson[] {
  const hide = hideFields(actor, rows[0]?.flags)
  return rows.map((row) =>
    hide(row, {
      user_id: row.id,
      username: row.name,
      position: row.position,
      team_name: row.team_name,
      image_url: row.has_image ? `/user/users/${row.id}/serve_image/` : null,
      abilities: { remove: mayAssignTo(actor, row) },
    }),
  )
}

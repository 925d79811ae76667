import type { Selectable } from 'kysely'
import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/event-codes/event-codes.ts'
import { codesOfUnits, customCode } from '#rules/event-codes/event-codes.ts'
import { LEAVE_UNITS } from '#rules/leave/leave-unit.ts'
import type { EventCodes } from '../../db/rows.gen.ts'
import { namedIn, standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { countUses } from './code-uses.ts'
import { type Audience, readAudience, writeAudience } from './audience.store.ts'
import { isBuiltInName } from './built-in-names.ts'
import * as store from './event-codes.store.ts'

const MOST_CODES = 200

type NewCode = EndpointInput<typeof contract.addEventCode>['body']
type Change = EndpointInput<typeof contract.updateEventCode>['body']

/** @throws Failure NAME_TAKEN, EVENT_CODE_NO_UNIT, EVENT_CODES_FULL, NOT_FOUND for a team or rank */
export async function createCode(ctx: CommandContext, code: NewCode): Promise<number> {
  if (isBuiltInName(code.event_name)) fail('NAME_TAKEN')
  if ((await store.countCodes(ctx.tx)) >= MOST_CODES) fail('EVENT_CODES_FULL', { most: MOST_CODES })
  const id = await store.insertCode(ctx.tx, {
    company_id: ctx.companyId,
    name: code.event_name,
    event_group: code.group,
    half_days: halfDays(code.event_days) ?? null,
    days_per: code.days_per,
    applies_to_all: code.apply_all,
    allows_full: code.full,
    allows_half: code.half,
    allows_quarter: code.quarter,
    allows_one_hour: code.one_hour,
    time_step_minutes: code.time,
    is_secret: code.secret,
  })
  if (!code.apply_all) await writeAudience(ctx.tx, id, audienceOf(code))
  ctx.audit({ action: 'event_code.create', target: ['event_code', id], after: code })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN, EVENT_CODE_NO_UNIT */
export async function updateCode(ctx: CommandContext, change: Change): Promise<void> {
  const { c_event_code_id: id, ...given } = change
  if (given.event_name !== undefined && isBuiltInName(given.event_name)) fail('NAME_TAKEN')
  const before = { ...namedByWire(await store.lockCode(ctx.tx, id)), ...(await audienceNow(ctx.tx, id)) }
  const isForAll = given.apply_all ?? before.apply_all
  const fields = isForAll ? { ...given, ...(before.apply_all ? namedIn(NOBODY, given) : NOBODY) } : given
  if (standsSo(before, fields)) return
  await store.changeCode(ctx.tx, id, {
    name: fields.event_name,
    event_group: fields.group,
    half_days: halfDays(fields.event_days),
    days_per: fields.days_per,
    applies_to_all: fields.apply_all,
    allows_full: fields.full,
    allows_half: fields.half,
    allows_quarter: fields.quarter,
    allows_one_hour: fields.one_hour,
    time_step_minutes: fields.time,
    is_secret: fields.secret,
    is_active: fields.is_active,
  })
  const { team_ids = before.team_ids, rank_ids = before.rank_ids } = fields
  if (!standsSo(before, { team_ids, rank_ids }))
    await writeAudience(ctx.tx, id, audienceOf({ team_ids, rank_ids }))
  const target = ['event_code', id] as const
  ctx.audit({ action: 'event_code.update', target, before: namedIn(before, fields), after: fields })
}

/** A kind as it is kept, by the names of the call that changes it. */
const namedByWire = (row: Selectable<EventCodes>) => ({
  event_name: row.name,
  group: row.event_group,
  event_days: row.half_days === null ? null : row.half_days / 2,
  days_per: row.days_per,
  apply_all: row.applies_to_all,
  full: row.allows_full,
  half: row.allows_half,
  quarter: row.allows_quarter,
  one_hour: row.allows_one_hour,
  time: row.time_step_minutes,
  secret: row.is_secret,
  is_active: row.is_active,
})

const NOBODY: Pick<NewCode, 'team_ids' | 'rank_ids'> = { team_ids: [], rank_ids: [] }

function audienceOf({ team_ids, rank_ids }: Pick<NewCode, 'team_ids' | 'rank_ids'>): Audience {
  return { teamIds: team_ids, rankIds: rank_ids }
}

async function audienceNow(tx: CommandContext['tx'], id: number) {
  const { teamIds, rankIds } = await readAudience(tx, id)
  return { team_ids: [...teamIds], rank_ids: [...rankIds] }
}

/** @throws Failure NOT_FOUND, EVENT_CODE_USED */
export async function deleteCode(ctx: CommandContext, id: number): Promise<void> {
  const before = await store.lockCode(ctx.tx, id)
  const count = await countUses(ctx.tx, codesOfUnits(customCode(id), LEAVE_UNITS))
  if (count > 0) fail('EVENT_CODE_USED', { count })
  await store.removeCode(ctx.tx, id)
  ctx.audit({ action: 'event_code.delete', target: ['event_code', id], before })
}

function halfDays<T extends null | undefined>(days: number | T): number | T {
  return typeof days === 'number' ? days * 2 : days
}

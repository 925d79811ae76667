import {
  BUILT_IN_CODES,
  type BuiltInCode,
  builtInCodeOf,
  codesOfUnits,
  customCode,
  customCodeOf,
  unitsAllowed,
} from '#rules/event-codes/event-codes.ts'
import type { EventGroup } from '#rules/event-codes/event-groups.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { builtInName, secretName } from './built-in-names.ts'
import { type CodeRow, listCodes } from './event-codes.queries.ts'
import { givesComptime, holdCode } from './event-codes.store.ts'

/** A kind of event, of the product or of the company, as those who take requests need it. */
export interface EventKind {
  /** Without its unit: VACATION:ANNUAL, CUSTOM:12. */
  code: string
  /** What events of it may carry. */
  codes: string[]
  group: EventGroup
  /** Its name, in the reader's language where the product gave it. */
  name: (language: Language) => string
  /** What colleagues read who may not see the person's record. */
  nameForColleagues: (language: Language) => string
  /** Days that it grants or lasts by the company; null: no fixed number, or set by law (rules/event-codes). */
  days: number | null
  daysPer: CodeRow['days_per'] | null
  timeStepMinutes: number | null
  lineRole: BuiltInCode['lineRole'] | 'CUSTOM'
  custom: CodeRow | null
}

type Reader = Pick<CommandContext, 'tx' | 'today'>

/**
 * The kind of an event's code as it stands in requests (CUSTOM:12:FULL), if the member may ask for it in that unit;
 * undefined otherwise. With `hold` the kind cannot be deleted before the transaction ends, so that a request that is
 * being stored never loses it.
 */
export async function findEventCode(
  ctx: Reader,
  memberId: number,
  eventCode: string,
  { hold = false } = {},
): Promise<EventKind | undefined> {
  const builtIn = builtInCodeOf(eventCode)
  if (builtIn) return !builtIn.byAgreement || (await givesComptime(ctx.tx)) ? ofProduct(builtIn) : undefined
  const custom = customCodeOf(eventCode)
  if (!custom || (hold && !(await holdCode(ctx.tx, custom.id)))) return undefined
  const [row] = await listCodes(ctx, memberId, { id: custom.id, usableOnly: true })
  const kind = row && ofCompany(row)
  return kind?.codes.includes(eventCode) ? kind : undefined
}

/** Everything that a member may ask for, of one group or of all. */
export async function codesFor(
  ctx: Reader,
  memberId: number,
  group: EventGroup = 'ALL',
): Promise<EventKind[]> {
  const [builtIn, own] = await Promise.all([
    builtInsOf(ctx, group),
    listCodes(ctx, memberId, { group, usableOnly: true }),
  ])
  return [...builtIn.map(ofProduct), ...own.map(ofCompany)]
}

/** Everything that somebody of the company may ask for. */
export async function codesOfCompany(ctx: Reader): Promise<EventKind[]> {
  const [builtIn, own] = await Promise.all([builtInsOf(ctx, 'ALL'), listCodes(ctx, 0, { usableOnly: false })])
  return [...builtIn.map(ofProduct), ...own.filter((row) => row.is_active).map(ofCompany)]
}

/** The kinds of the product in a group, as far as the company has agreed on them. */
export async function builtInsOf(ctx: Reader, group: EventGroup): Promise<BuiltInCode[]> {
  const agreed = await givesComptime(ctx.tx)
  const inGroup = BUILT_IN_CODES.filter((kind) => group === 'ALL' || kind.group === group)
  return inGroup.filter((kind) => !kind.byAgreement || agreed)
}

function ofProduct(kind: BuiltInCode): EventKind {
  const name = (language: Language) => builtInName(kind.code, language)
  return {
    code: kind.code,
    codes: codesOfUnits(kind.code, kind.units),
    group: kind.group,
    name,
    nameForColleagues: name,
    days: null,
    daysPer: null,
    timeStepMinutes: null,
    lineRole: kind.lineRole,
    custom: null,
  }
}

function ofCompany(row: CodeRow): EventKind {
  return {
    code: customCode(row.id),
    codes: codesOfRow(row),
    group: row.event_group,
    name: () => row.name,
    nameForColleagues: (language) => (row.is_secret ? secretName(language) : row.name),
    days: row.half_days === null ? null : row.half_days / 2,
    daysPer: row.days_per,
    timeStepMinutes: row.time_step_minutes,
    lineRole: 'CUSTOM',
    custom: row,
  }
}

export function codesOfRow(row: CodeRow): string[] {
  const time = row.time_step_minutes !== null
  return codesOfUnits(
    customCode(row.id),
    unitsAllowed({
      full: row.allows_full,
      half: row.allows_half,
      quarter: row.allows_quarter,
      oneHour: row.allows_one_hour,
      time,
    }),
  )
}

import type { Input } from '#contract/endpoint.ts'
import type { uploadEvents } from '#contract/time/work-events/event-sheets.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { undoable } from '../../../db/undoable.ts'
import { sentence } from '../../../http/answer-error.ts'
import type { AuditEntry, CommandContext } from '../../../http/context.ts'
import { fail, Failure } from '../../../http/fail.ts'
import { refuseRows, type RowProblem } from '../../../outside/spreadsheet/person-rows.ts'
import { codesOfCompany, eventName } from '../../event-codes/index.ts'
import { type JudgedEvent, sortOf } from '../event-sorts.ts'
import { insertEvent } from '../events.store.ts'
import { tellEntered } from '../filed/tell-person.ts'
import { mayCorrectEvent } from '../work-events.policy.ts'
import { type EnteredPerson, lockByEmail } from './enter.queries.ts'
import type { EventField } from './event-columns.ts'
import { codesByName } from './event-names.ts'
import type { GivenRow } from './read-event-sheet.ts'

type Answer = Input<typeof uploadEvents.response>
type AnsweredRow = Answer['rows'][number]

/** Thrown to undo what was written only to see whether it could be. */
const UNDO = Symbol('undo')

/**
 * Enters the events of a sheet as approved, without documents: all of them or, where one row is wrong or it is only to be checked,
 * none. Rows are judged one after the other, so that what a row takes stands in the way of those below.
 * @throws Failure EVENT_ROWS_WRONG, or the refusal of the one row that is wrong, with the rows as its fields
 */
export async function enterEvents(
  ctx: CommandContext,
  rows: readonly GivenRow[],
  { checkOnly }: { checkOnly: boolean },
): Promise<Answer> {
  const people = await lockByEmail(
    ctx.tx,
    rows.map(({ email }) => email),
  )
  const codeOf = codesByName(await codesOfCompany(ctx))
  const noted: AuditEntry[] = []
  const judging = { ...ctx, audit: (entry: AuditEntry) => void noted.push(entry) }
  const judged: Judged[] = []
  try {
    await undoable(ctx.tx, async () => {
      for (const given of rows)
        judged.push(await judgeRow(judging, given, { person: people.get(given.email), codeOf }))
      if (checkOnly || judged.some(({ row }) => row.problems.length > 0)) throw UNDO
    })
  } catch (error) {
    if (error !== UNDO) throw error
    if (!checkOnly) refuseRows(judged)
    return { count: rows.length, is_written: false, rows: judged.map(({ row }) => row) }
  }
  for (const entry of noted) ctx.audit(entry)
  await tellEntered(
    ctx,
    judged.flatMap(({ entered }) => entered ?? []),
  )
  return { count: rows.length, is_written: true, rows: judged.map(({ row }) => row) }
}

interface Judged {
  row: AnsweredRow
  entered?: JudgedEvent
  failure?: Failure
}

interface Around {
  person: EnteredPerson | undefined
  codeOf: (given: string) => string | undefined
}

async function judgeRow(ctx: CommandContext, given: GivenRow, { person, codeOf }: Around): Promise<Judged> {
  const code = codeOf(given.wk_event)
  const row: AnsweredRow = {
    row: given.row,
    username: person?.name ?? given.email,
    event_name: code === undefined ? given.wk_event : eventNameOf(given, code, ctx),
    wk_start_date: given.from?.toString() ?? null,
    wk_end_date: (given.to ?? given.from)?.toString() ?? null,
    applied_days: null,
    applied_minutes: null,
    problems: given.problems,
  }
  if (given.problems.length > 0) return { row }
  try {
    if (!person) fail('NO_TARGET_USER')
    if (!code) fail('EVENT_NOT_USABLE')
    const entered = await undoable(ctx.tx, () => enterEvent(ctx, given, { memberId: person.id, code }))
    const { content, person: who, ownName } = entered
    return {
      row: {
        ...row,
        event_name: eventName(code, ctx.language, ownName),
        applied_days: minutesToDays(content.minutes, who.standard_day_minutes),
        applied_minutes: content.minutes,
      },
      entered,
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { row: { ...row, problems: [problemOf(error, ctx)] }, failure: error }
  }
}

/** The company's own kind is known by the name that stood in the cell. */
function eventNameOf({ wk_event }: GivenRow, code: string, { language }: CommandContext): string {
  return code.startsWith('CUSTOM:') ? wk_event : eventName(code, language)
}

async function enterEvent(
  ctx: CommandContext,
  given: GivenRow,
  { memberId, code }: { memberId: number; code: string },
): Promise<JudgedEvent> {
  if (!mayCorrectEvent(ctx.actor, { member_id: memberId })) fail('NO_PERMISSION')
  const judged = await sortOf(code).judge(ctx, {
    code,
    from: given.from!,
    to: given.to ?? given.from!,
    start: given.start,
    end: given.end,
    memberId,
    reason: given.reason,
    location: given.location,
    occasionOn: given.occasionOn,
  })
  const { content, freesWork } = judged
  await insertEvent(ctx, { memberId, documentId: null, freesWork, content })
  return judged
}

const FIELD_OF: Partial<Record<string, EventField>> = {
  NO_TARGET_USER: 'email',
  NO_PERMISSION: 'email',
  EVENT_NOT_USABLE: 'wk_event',
  BEFORE_JOIN: 'wk_start_date',
  AFTER_LAST_DAY: 'wk_end_date',
}

function problemOf(
  { code, values, fields = {} }: Failure,
  { language }: CommandContext,
): RowProblem<EventField> {
  const [named] = Object.entries(fields) as [EventField, string][]
  if (named) return { field: named[0], code, message: named[1] }
  return { field: FIELD_OF[code] ?? null, code, message: sentence(code, language, values) }
}

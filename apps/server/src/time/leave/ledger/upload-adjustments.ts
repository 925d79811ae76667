import type { Input } from '#contract/endpoint.ts'
import type { uploadAdjustments } from '#contract/time/leave/leave-ledger.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { sentence } from '../../../http/answer-error.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail, Failure } from '../../../http/fail.ts'
import { refuseRows, type RowProblem } from '../../../outside/spreadsheet/person-rows.ts'
import { balanceOn, type LeaveAccount } from '../leave-account.ts'
import { readAccounts } from '../read-accounts.ts'
import { type AdjustmentField, kindNames } from './adjustment-columns.ts'
import type { NewAdjustment } from './adjustments.store.ts'
import { type AddressedPerson, lockByAddress, writeAdjustments } from './adjust-leave.ts'
import { firstDayOf, judgeAdjustment, refuseLessExtra, typedMinutes, yearFrom } from './judge-adjustment.ts'
import type { GivenAdjustment } from './read-adjustment-sheet.ts'

type Answer = Input<typeof uploadAdjustments.response>
type AnsweredRow = Answer['rows'][number]

/**
 * Enters the adjustments of a sheet: all of them or, where one row is wrong or it is only to be checked, none. Rows are judged one after
 * the other, so that two of the same person count together.
 * @throws Failure EVENT_ROWS_WRONG, or the refusal of the one row that is wrong, with the rows as its fields
 */
export async function enterAdjustments(
  ctx: MemberContext,
  rows: readonly GivenAdjustment[],
  { checkOnly }: { checkOnly: boolean },
): Promise<Answer> {
  const people = await lockByAddress(
    ctx,
    rows.map(({ email }) => email),
  )
  const byEmail = new Map(people.map((person) => [person.email, person]))
  const ids = people.filter(({ mayAdjust }) => mayAdjust).map(({ id }) => id)
  const accounts = new Map((await readAccounts(ctx, ids)).map((account) => [account.person.id, account]))
  const judged = rows.map((given) => judgeRow(ctx, given, byEmail.get(given.email), accounts))
  const made = judged.flatMap((one) => one.made ?? [])
  const isRight = made.length === rows.length
  if (!isRight && !checkOnly) refuseRows(judged)
  if (isRight && !checkOnly) await writeAdjustments(ctx, made, [...accounts.values()])
  return { count: rows.length, is_written: isRight && !checkOnly, rows: judged.map(({ row }) => row) }
}

interface Judged {
  row: AnsweredRow
  made?: NewAdjustment
  failure?: Failure
}

function judgeRow(
  ctx: MemberContext,
  given: GivenAdjustment,
  person: AddressedPerson | undefined,
  accounts: Map<number, LeaveAccount>,
): Judged {
  const { language, today } = ctx
  const account = person && accounts.get(person.id)
  const from = given.from ?? (account ? firstDayOf(account) : today)
  const to = given.to ?? yearFrom(from)
  const row: AnsweredRow = {
    row: given.row,
    username: person?.name ?? given.email,
    kind: given.kind ? kindNames[language][given.kind] : given.kindText,
    days: given.days ?? null,
    start_date: from.toString(),
    end_date: given.kind === 'OPENING' || (given.days ?? 0) < 0 ? null : to.toString(),
    available_days: null,
    problems: given.problems,
  }
  if (given.problems.length > 0) return { row }
  try {
    if (!person) fail('NO_TARGET_USER')
    if (!person.mayAdjust) fail('FORBIDDEN')
    if (!given.kind) fail('NOTHING_ADJUSTED')
    refuseLessExtra({ kind: given.kind, days: given.days! })
    const minutes = typedMinutes(given.days!, account!)
    const judged = judgeAdjustment(ctx, account!, {
      kind: given.kind,
      minutes,
      from,
      to,
      reason: given.reason,
    })
    accounts.set(person.id, judged.account)
    const { available } = balanceOn(judged.account, today)
    const left = minutesToDays(available, account!.person.standard_day_minutes)
    return { row: { ...row, available_days: left }, made: judged.made }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { row: { ...row, problems: [problemOf(error, given, ctx)] }, failure: error }
  }
}

const FIELD_OF: Partial<Record<string, AdjustmentField>> = {
  NO_TARGET_USER: 'email',
  FORBIDDEN: 'email',
  BEFORE_JOIN: 'start_date',
  ADJUSTED_AFTER_LAST_DAY: 'start_date',
  INVALID_RANGE: 'end_date',
  LEAVE_BELOW_ZERO: 'days',
}

function problemOf(
  { code, values }: Failure,
  given: GivenAdjustment,
  { language }: MemberContext,
): RowProblem<AdjustmentField> {
  const field = given.kind ? (FIELD_OF[code] ?? 'days') : 'kind'
  return { field, code, message: sentence(code, language, values) }
}

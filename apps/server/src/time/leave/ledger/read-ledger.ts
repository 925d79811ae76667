import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave-ledger.ts'
import { dayKey, keyAfter } from '#rules/calendar/day-key.ts'
import { citeLaw } from '#rules/cite-law.ts'
import { leaveLedger, type LedgerLine } from '#rules/leave/leave-ledger.ts'
import { ENTERED_RULES, ruleOfLine } from '#rules/leave/line-rule.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { TraceStep } from '#rules/trace.ts'
import type { Language } from '../../../http/context.ts'
import type { GrantRow } from '../account.store.ts'
import { projectLeave } from './project-leave.ts'
import {
  grantKey,
  grantsAhead,
  type LeaveAccount,
  ruleGrants,
  ruleUses,
  type SourcedUse,
} from '../leave-account.ts'

type WireLedger = Input<typeof contract.getLeaveLedger.response>
type WireLine = WireLedger['lines'][number]

/** Every movement of a person's leave with its reason; the last balance is the one that is shown everywhere. */
export function ledgerToWire(account: LeaveAccount, language: Language, mayAdjust: boolean): WireLedger {
  const { person, today } = account
  const [grants, uses] = [ruleGrants(account), ruleUses(account)]
  const toDays = (minutes: number) => minutesToDays(minutes, person.standard_day_minutes)
  let balance = 0
  const lines = leaveLedger({ grants, uses, asOf: dayKey(today) }).map((line): WireLine => {
    balance += line.minutes
    // What has arisen stands first in both; only that has lines of its own.
    const grant = line.grant === null ? undefined : account.grants[line.grant]
    const use = line.use === null ? undefined : uses[line.use]
    return {
      date: line.on,
      kind: kindOf(line, grant, use),
      minutes: line.minutes,
      days: toDays(line.minutes),
      balance_minutes: balance,
      balance_days: toDays(balance),
      event_code: use?.part?.event_code ?? null,
      expires_on: endOf(line, grant),
      memo: use?.adjustment?.reason ?? (line.kind === 'GRANTED' ? (grant?.memo ?? '') : ''),
      why: whyOfLine(account, line, { grant, use, days: toDays(line.minutes) }, language),
    }
  })
  return {
    user_id: person.id,
    standard_day_minutes: person.standard_day_minutes,
    as_of: today.toString(),
    balance_minutes: balance,
    balance_days: toDays(balance),
    lines,
    coming: grantsAhead(account).map((grant) => ({
      granted_on: grant.granted_on,
      expires_on: grant.expires_on,
      days: toDays(grant.minutes),
      why: whyOf(account, grant, language),
    })),
    projection: projectLeave(account),
    abilities: { adjust: mayAdjust },
  }
}

/** What the company gave or took back is told by its own kind. */
function kindOf(
  line: LedgerLine,
  grant: GrantRow | undefined,
  use: SourcedUse | undefined,
): WireLine['kind'] {
  if (use?.adjustment && line.kind !== 'UNCOVERED') return use.adjustment.kind
  if (line.kind === 'GRANTED' && (grant?.kind === 'EXTRA' || grant?.kind === 'ADJUSTMENT')) return grant.kind
  return line.kind === 'DEDUCTED' ? 'ADJUSTMENT' : line.kind
}

function endOf({ kind }: LedgerLine, grant: GrantRow | undefined): string | null {
  if (kind === 'GRANTED') return grant?.expires_on ?? null
  return kind === 'CARRIED_IN' ? (grant?.carry_until ?? null) : null
}

interface Behind {
  grant: GrantRow | undefined
  use: SourcedUse | undefined
  days: number
}

/** By which rule a line is there; of what the company has entered the reason that was given. */
function whyOfLine(
  account: LeaveAccount,
  line: LedgerLine,
  { grant, use, days }: Behind,
  language: Language,
): TraceStep | null {
  const { kind } = line
  if (kind === 'GRANTED') return grant ? whyOf(account, grant, language) : null
  // Without an adjustment nothing is deducted.
  if (kind === 'DEDUCTED' || (use?.adjustment && kind !== 'UNCOVERED'))
    return use?.adjustment ? entered(use.adjustment.kind, use.adjustment.reason, days) : null
  const ofYear = kind !== 'EXPIRED' || (grant !== undefined && line.on === keyAfter(grant.expires_on))
  const { rule, article } = ruleOfLine(kind, ofYear && grant !== undefined && !isByCompany(grant))
  const input = grant ? `${grant.granted_on} ~ ${grant.expires_on}` : ''
  return { rule, article: article && citeLaw(article, language), input, effect: `${days}` }
}

const isByCompany = ({ kind }: GrantRow) => kind === 'EXTRA' || kind === 'ADJUSTMENT'

function entered(kind: keyof typeof ENTERED_RULES, reason: string, days: number): TraceStep {
  return { rule: ENTERED_RULES[kind], article: '', input: reason, effect: `${days}` }
}

/** By which rule a grant is so many days; of one that is stored in other days than the rule says now, only the article is known. */
function whyOf({ person, steps }: LeaveAccount, grant: GrantRow, language: Language): TraceStep {
  const days = minutesToDays(grant.minutes, person.standard_day_minutes)
  if (grant.kind === 'EXTRA' || grant.kind === 'ADJUSTMENT') return entered(grant.kind, grant.memo, days)
  const step = steps.get(grantKey(grant))
  const article = citeLaw(step?.article ?? grant.article, language)
  if (step && Math.abs(Number(step.effect) - days) < 0.01) return { ...step, article }
  return { rule: 'GRANTED_BEFORE', article, input: '', effect: `${days}` }
}

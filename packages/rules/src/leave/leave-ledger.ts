import { type DayKey, keyAfter } from '../calendar/day-key.ts'
import { allocateLeave, type LeaveGrant, type LeaveUse } from './allocate-leave.ts'
import { balanceOf } from './leave-balance.ts'

/**
 * What a line of the ledger says. CARRIED_OUT and CARRIED_IN come together: the year that ends gives what the next one gets.
 * UNCOVERED is what was used beyond every grant of its day.
 */
export type LedgerKind =
  | 'GRANTED'
  | 'USED'
  | 'HELD'
  | 'DEDUCTED'
  | 'CARRIED_OUT'
  | 'CARRIED_IN'
  | 'EXPIRED'
  | 'UNCOVERED'

export type LedgerLine = {
  on: DayKey
  kind: LedgerKind
  /** signed: what it adds to the balance */
  minutes: number
  /** places in what was given; null where there is none */
  grant: number | null
  use: number | null
}

const KIND_OF = { TAKEN: 'USED', PENDING: 'HELD', DEDUCTED: 'DEDUCTED' } as const

/**
 * Every movement of a person's leave by day, of the grants that have arisen by a day. The sum of all lines is what may still be asked
 * for on it (`available` of {@link leaveBalance}), because lines of ended grants come to nothing.
 */
export function leaveLedger(input: {
  grants: readonly LeaveGrant[]
  uses: readonly LeaveUse[]
  asOf: DayKey
}): LedgerLine[] {
  const { grants, uses, asOf } = input
  const parts = allocateLeave(grants, uses)
  const usages = balanceOf(input, parts).grants
  const carriedUses = grants.map(() => 0)
  const lines: LedgerLine[] = []
  const add = (line: LedgerLine) => line.minutes !== 0 && lines.push(line)
  for (const { use, grant, minutes, isCarried } of parts) {
    const { on, state } = uses[use]!
    if (grant === null) add({ on, kind: 'UNCOVERED', minutes: -minutes, grant, use })
    else if (grants[grant]!.grantedOn <= asOf)
      add({ on, kind: KIND_OF[state], minutes: -minutes, grant, use })
    if (grant !== null && isCarried) carriedUses[grant]! += minutes
  }
  for (const [grant, { grantedOn, minutes, expiresOn, carry }] of grants.entries()) {
    if (grantedOn > asOf) continue
    const { carried, expired } = usages[grant]!
    const over = keyAfter(expiresOn)
    const carryEnd = carry ? keyAfter(carry.until) : over
    const lostLater = carry && carryEnd <= asOf ? carried - carriedUses[grant]! : 0
    add({ on: grantedOn, kind: 'GRANTED', minutes, grant, use: null })
    add({ on: over, kind: 'CARRIED_OUT', minutes: -carried, grant, use: null })
    add({ on: over, kind: 'CARRIED_IN', minutes: carried, grant, use: null })
    add({
      on: over,
      kind: 'EXPIRED',
      minutes: lostLater - expired,
      grant,
      use: null,
    })
    add({ on: carryEnd, kind: 'EXPIRED', minutes: -lostLater, grant, use: null })
  }
  return lines.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : PLACE[a.kind] - PLACE[b.kind]))
}

// Of one day, what ends comes before what begins, and what is given before what is used.
const PLACE: Record<LedgerKind, number> = {
  CARRIED_OUT: 0,
  EXPIRED: 1,
  CARRIED_IN: 2,
  GRANTED: 3,
  DEDUCTED: 4,
  USED: 5,
  HELD: 6,
  UNCOVERED: 7,
}

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
  on: Temporal.PlainDate
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
  asOf: Temporal.PlainDate
}): LedgerLine[] {
  const { grants, uses, asOf } = input
  const parts = allocateLeave(grants, uses)
  const usage = new Map(balanceOf(input, parts).grants.map((one) => [one.id, one]))
  const hasArisen = (grant: LeaveGrant) => Temporal.PlainDate.compare(grant.grantedOn, asOf) <= 0
  const ofGrants = grants.flatMap((grant, place): LedgerLine[] => {
    if (!hasArisen(grant)) return []
    const { carried, expired } = usage.get(grant.id)!
    const line = (on: Temporal.PlainDate, kind: LedgerKind, minutes: number) => ({
      on,
      kind,
      minutes,
      grant: place,
      use: null,
    })
    const over = grant.expiresOn.add({ days: 1 })
    const carryEnd = grant.carry?.until.add({ days: 1 })
    const carriedUse = parts.reduce(
      (sum, part) => sum + (part.grant === place && part.isCarried ? part.minutes : 0),
      0,
    )
    const isCarryOver = carryEnd !== undefined && Temporal.PlainDate.compare(carryEnd, asOf) <= 0
    const lostLater = isCarryOver ? carried - carriedUse : 0
    return [
      line(grant.grantedOn, 'GRANTED', grant.minutes),
      line(over, 'CARRIED_OUT', -carried),
      line(over, 'CARRIED_IN', carried),
      line(over, 'EXPIRED', lostLater - expired),
      line(carryEnd ?? over, 'EXPIRED', -lostLater),
    ]
  })
  const ofUses = parts.flatMap(({ use, grant, minutes }): LedgerLine[] => {
    const { on, state } = uses[use]!
    if (grant === null) return [{ on, kind: 'UNCOVERED', minutes: -minutes, grant, use }]
    return hasArisen(grants[grant]!) ? [{ on, kind: KIND_OF[state], minutes: -minutes, grant, use }] : []
  })
  return [...ofGrants, ...ofUses]
    .filter(({ minutes }) => minutes !== 0)
    .sort((a, b) => Temporal.PlainDate.compare(a.on, b.on) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

// Of one day, what ends comes before what begins, and what is given before what is used.
const ORDER: readonly LedgerKind[] = [
  'CARRIED_OUT',
  'EXPIRED',
  'CARRIED_IN',
  'GRANTED',
  'DEDUCTED',
  'USED',
  'HELD',
  'UNCOVERED',
]

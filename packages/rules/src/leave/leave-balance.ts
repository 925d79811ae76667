import type { DayKey } from '../calendar/day-key.ts'
import { allocateLeave, type LeaveGrant, type LeavePart, type LeaveUse } from './allocate-leave.ts'

export type { LeaveGrant, LeaveUse } from './allocate-leave.ts'

/** What has become of a grant by a day, in minutes. */
export type GrantUsage = {
  id: string
  granted: number
  taken: number
  /** asked for and not decided */
  held: number
  /** taken back by the company */
  deducted: number
  /** what outlives the year of the grant; 0 before that is over */
  carried: number
  /** what is not taken of what can be used on the day, with what is asked for; 0 after the end, and before the grant arises */
  remaining: number
  /** what a request for the day may still use: remaining - held then */
  usable: number
  /** lost because it was not used in time */
  expired: number
}

export type LeaveBalance = {
  /** minutes of the grants that are usable on the day, less what was deducted of them */
  granted: number
  taken: number
  held: number
  /** granted - taken */
  remaining: number
  /** what a new request may still use: remaining - held - uncovered */
  available: number
  /** unused minutes of grants that ended before the day */
  expired: number
  /** minutes used beyond every grant of their day */
  uncovered: number
  /** the same by day, in the order in which they are used */
  beyond: { on: DayKey; minutes: number }[]
  /** one by one as they were given */
  grants: GrantUsage[]
}

type Sums = Record<LeaveUse['state'], number>

const none = (): Sums => ({ TAKEN: 0, PENDING: 0, DEDUCTED: 0 })
const all = (sums: Sums): number => sums.TAKEN + sums.PENDING + sums.DEDUCTED

/** Balance of one kind of leave on a day, in minutes of the person's standard day. */
export function leaveBalance(input: {
  grants: readonly LeaveGrant[]
  uses: readonly LeaveUse[]
  asOf: DayKey
}): LeaveBalance {
  return balanceOf(input, allocateLeave(input.grants, input.uses))
}

/** The same for parts that are known already: which use takes which grant is the same on every day. */
export function balanceOf(
  { grants, uses, asOf }: { grants: readonly LeaveGrant[]; uses: readonly LeaveUse[]; asOf: DayKey },
  parts: readonly LeavePart[],
): LeaveBalance {
  const ofGrants: ({ first: Sums; carried: Sums } | undefined)[] = []
  let uncovered = 0
  const beyond: LeaveBalance['beyond'] = []
  for (const { use, grant, minutes, isCarried } of parts) {
    if (grant === null) {
      uncovered += minutes
      beyond.push({ on: uses[use]!.on, minutes })
    } else
      (ofGrants[grant] ??= { first: none(), carried: none() })[isCarried ? 'carried' : 'first'][
        uses[use]!.state
      ] += minutes
  }
  const sums = { granted: 0, taken: 0, held: 0, expired: 0 }
  const usages = grants.map((grant, place) => {
    const { usage, granted, taken, held } = usageOn(grant, ofGrants[place] ?? UNUSED, asOf)
    sums.granted += granted
    sums.taken += taken
    sums.held += held
    sums.expired += usage.expired
    return usage
  })
  const { granted, taken, held, expired } = sums
  const remaining = granted - taken
  return {
    granted,
    taken,
    held,
    remaining,
    available: remaining - held - uncovered,
    expired,
    uncovered,
    beyond,
    grants: usages,
  }
}

const UNUSED = { first: none(), carried: none() } as const

interface Found {
  usage: GrantUsage
  /** What it adds to the balance of the day; nothing outside of its days. */
  granted: number
  taken: number
  held: number
}

function usageOn(
  grant: LeaveGrant,
  { first, carried }: { readonly first: Sums; readonly carried: Sums },
  day: DayKey,
): Found {
  const left = grant.minutes - all(first) - all(carried)
  const isOver = day > grant.expiresOn
  const hasArisen = grant.grantedOn <= day
  const outlives = Math.min((grant.carry?.minutes ?? 0) - all(carried), left)
  const isCarried = isOver && grant.carry != null && day <= grant.carry.until
  const usable = !hasArisen ? 0 : !isOver ? left : isCarried ? outlives : 0
  const usage = {
    id: grant.id,
    granted: grant.minutes,
    taken: first.TAKEN + carried.TAKEN,
    held: first.PENDING + carried.PENDING,
    deducted: first.DEDUCTED + carried.DEDUCTED,
    carried: isOver && grant.carry ? all(carried) + outlives : 0,
    remaining: 0,
    usable,
    expired: isOver ? left - usable : 0,
  }
  if (!hasArisen || (isOver && !isCarried)) return { usage, granted: 0, taken: 0, held: 0 }
  const granted = isOver ? usage.carried - carried.DEDUCTED : grant.minutes - usage.deducted
  const of = (state: LeaveUse['state']) => carried[state] + (isOver ? 0 : first[state])
  const taken = of('TAKEN')
  usage.remaining = granted - taken
  return { usage, granted, taken, held: of('PENDING') }
}

/**
 * Minutes of a new request that no grant covers: 0 means that it may be made. A positive number is refused
 * with EVENT_MINUS_NOT_ACCEPTABLE unless the company lets people borrow.
 */
export function leaveShortfall(input: {
  grants: readonly LeaveGrant[]
  uses: readonly LeaveUse[]
  request: readonly { on: DayKey; minutes: number; state?: LeaveUse['state'] }[]
}): number {
  const wanted = input.request.map(({ on, minutes, state = 'PENDING' }): LeaveUse => ({
    on,
    minutes,
    state,
  }))
  return uncoveredOf(input.grants, [...input.uses, ...wanted]) - uncoveredOf(input.grants, input.uses)
}

function uncoveredOf(grants: readonly LeaveGrant[], uses: readonly LeaveUse[]): number {
  return allocateLeave(grants, uses).reduce((sum, part) => sum + (part.grant === null ? part.minutes : 0), 0)
}

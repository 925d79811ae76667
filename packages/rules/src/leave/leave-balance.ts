/** Minutes of leave that arose on a day and can be used until another, both included. */
export type LeaveGrant = {
  id: string
  minutes: number
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
}

/** Minutes taken on a day. A pending request holds its balance like a taken one. */
export type LeaveUse = { on: Temporal.PlainDate; minutes: number; state: 'TAKEN' | 'PENDING' }

export type GrantUsage = { id: string; granted: number; taken: number; held: number }

export type LeaveBalance = {
  /** minutes of the grants that are usable on the day */
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
  grants: GrantUsage[]
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

type Open = GrantUsage & { left: number; from: string; to: string }

/** Spreads uses over grants: taken before pending, by day; each takes the grant that expires first. */
function allocate(
  grants: readonly LeaveGrant[],
  uses: readonly LeaveUse[],
): { open: Open[]; uncovered: number } {
  const open = grants
    .map((grant): Open => {
      const [from, to] = [grant.grantedOn.toString(), grant.expiresOn.toString()]
      return { id: grant.id, granted: grant.minutes, taken: 0, held: 0, left: grant.minutes, from, to }
    })
    .sort((a, b) => byText(a.to, b.to) || byText(a.from, b.from) || byText(a.id, b.id))
  const inOrder = [...uses].sort(
    (a, b) =>
      Number(a.state === 'PENDING') - Number(b.state === 'PENDING') || Temporal.PlainDate.compare(a.on, b.on),
  )
  let uncovered = 0
  for (const use of inOrder) {
    const day = use.on.toString()
    let due = use.minutes
    for (const grant of open) {
      if (day < grant.from || day > grant.to) continue
      const part = Math.min(due, grant.left)
      grant.left -= part
      due -= part
      if (use.state === 'TAKEN') grant.taken += part
      else grant.held += part
    }
    uncovered += due
  }
  return { open, uncovered }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Balance of one kind of leave on a day, in minutes of the person's standard day. */
export function leaveBalance(input: {
  grants: readonly LeaveGrant[]
  uses: readonly LeaveUse[]
  asOf: Temporal.PlainDate
}): LeaveBalance {
  const { open, uncovered } = allocate(input.grants, input.uses)
  const day = input.asOf.toString()
  const usable = open.filter((grant) => grant.from <= day && day <= grant.to)
  const granted = sum(usable.map((grant) => grant.granted))
  const taken = sum(usable.map((grant) => grant.taken))
  const held = sum(usable.map((grant) => grant.held))
  return {
    granted,
    taken,
    held,
    remaining: granted - taken,
    available: granted - taken - held - uncovered,
    expired: sum(open.filter((grant) => grant.to < day).map((grant) => grant.left)),
    uncovered,
    grants: open.map(({ id, granted: all, taken: used, held: kept }) => ({
      id,
      granted: all,
      taken: used,
      held: kept,
    })),
  }
}

/**
 * Minutes of a new request that no grant covers: 0 means that it may be made. A positive number is refused
 * with EVENT_MINUS_NOT_ACCEPTABLE unless the company lets people borrow.
 */
export function leaveShortfall(input: {
  grants: readonly LeaveGrant[]
  uses: readonly LeaveUse[]
  request: readonly { date: Temporal.PlainDate; minutes: number }[]
}): number {
  const before = allocate(input.grants, input.uses).uncovered
  const wanted = input.request.map(({ date, minutes }): LeaveUse => ({ on: date, minutes, state: 'PENDING' }))
  return allocate(input.grants, [...input.uses, ...wanted]).uncovered - before
}

import { dayKey } from '../calendar/day-key.ts'

/** Leave that outlives the year of its grant: so much of what is left on its last day, until another day (a company's choice). */
export type LeaveCarry = { minutes: number; until: Temporal.PlainDate }

/** Minutes of leave that arose on a day and can be used until another, both included. */
export type LeaveGrant = {
  id: string
  minutes: number
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
  carry?: LeaveCarry | null
}

/** Minutes of a day: taken, asked for (which holds its balance like a taken one), or deducted by the company. */
export type LeaveUse = { on: Temporal.PlainDate; minutes: number; state: 'TAKEN' | 'PENDING' | 'DEDUCTED' }

/** What one use takes of one grant; `grant` is null where none covers it. */
export type LeavePart = { use: number; grant: number | null; minutes: number; isCarried: boolean }

type Lot = { left: number; carryLeft: number; from: string; to: string; until: string }

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Spreads uses over grants: what is taken or deducted before what is asked for, by day; each takes the grant that ends first. After its
 * last day a grant gives what may be carried over, as far as it is left.
 * @returns parts by the places of the use and the grant in what was given
 */
export function allocateLeave(grants: readonly LeaveGrant[], uses: readonly LeaveUse[]): LeavePart[] {
  const lots = grants.map(lotOf)
  const order = byExpiry(grants)
  const inOrder = uses
    .map((use, place) => ({ use, place, day: dayKey(use.on), waits: Number(use.state === 'PENDING') }))
    .sort((a, b) => a.waits - b.waits || byText(a.day, b.day))
  return inOrder.flatMap(({ use, place, day }) => takeFrom(lots, order, { place, day, minutes: use.minutes }))
}

/** The places of grants in the order in which they are used. */
export function byExpiry(grants: readonly LeaveGrant[]): number[] {
  return grants
    .map(({ expiresOn, grantedOn, id }, place) => ({
      to: dayKey(expiresOn),
      from: dayKey(grantedOn),
      id,
      place,
    }))
    .sort((a, b) => byText(a.to, b.to) || byText(a.from, b.from) || byText(a.id, b.id))
    .map(({ place }) => place)
}

function lotOf({ minutes, grantedOn, expiresOn, carry }: LeaveGrant): Lot {
  const to = dayKey(expiresOn)
  return {
    left: minutes,
    carryLeft: carry?.minutes ?? 0,
    from: dayKey(grantedOn),
    to,
    until: carry ? dayKey(carry.until) : to,
  }
}

function takeFrom(
  lots: readonly Lot[],
  order: readonly number[],
  { place, day, minutes }: { place: number; day: string; minutes: number },
): LeavePart[] {
  const parts: LeavePart[] = []
  let due = minutes
  for (const grant of order) {
    const lot = lots[grant]!
    if (due === 0) break
    if (day < lot.from || day > lot.until) continue
    const isCarried = day > lot.to
    const part = Math.min(due, isCarried ? Math.min(lot.left, lot.carryLeft) : lot.left)
    if (part === 0) continue
    lot.left -= part
    if (isCarried) lot.carryLeft -= part
    due -= part
    parts.push({ use: place, grant, minutes: part, isCarried })
  }
  if (due > 0) parts.push({ use: place, grant: null, minutes: due, isCarried: false })
  return parts
}

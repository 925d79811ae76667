import type { DayKey } from '../calendar/day-key.ts'

/*
 * A page of people asks for thousands of comparisons of days and for no reckoning with them, so days are their texts here: making
 * objects of them and texts again took longer than all else.
 */

/** Leave that outlives the year of its grant: so much of what is left on its last day, until another day (a company's choice). */
export type LeaveCarry = { minutes: number; until: DayKey }

/** Minutes of leave that arose on a day and can be used until another, both included. */
export type LeaveGrant = {
  id: string
  minutes: number
  grantedOn: DayKey
  expiresOn: DayKey
  carry?: LeaveCarry | null
}

/** Minutes of a day: taken, asked for (which holds its balance like a taken one), or deducted by the company. */
export type LeaveUse = { on: DayKey; minutes: number; state: 'TAKEN' | 'PENDING' | 'DEDUCTED' }

/** What one use takes of one grant; `grant` is null where none covers it. */
export type LeavePart = { use: number; grant: number | null; minutes: number; isCarried: boolean }

type Lot = { left: number; carryLeft: number; from: DayKey; to: DayKey; until: DayKey }

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Spreads uses over grants: what is taken or deducted before what is asked for, by day; each takes the grant that ends first. After its
 * last day a grant gives what may be carried over, as far as it is left.
 * @returns parts by the places of the use and the grant in what was given
 */
export function allocateLeave(grants: readonly LeaveGrant[], uses: readonly LeaveUse[]): LeavePart[] {
  if (uses.length === 0) return []
  const lots = grants.map(lotOf)
  const order = placesBy(grants, byExpiry)
  const parts: LeavePart[] = []
  for (const place of placesBy(uses, byTurn)) takeFrom(parts, { lots, order, place, use: uses[place]! })
  return parts
}

/** The order in which grants are used. */
const byExpiry = (a: LeaveGrant, b: LeaveGrant): number =>
  byText(a.expiresOn, b.expiresOn) || byText(a.grantedOn, b.grantedOn) || byText(a.id, b.id)

/** The order in which uses take. */
const byTurn = (a: LeaveUse, b: LeaveUse): number =>
  Number(a.state === 'PENDING') - Number(b.state === 'PENDING') || byText(a.on, b.on)

/** The places of a list in an order, in which it nearly always stands already: what is kept is read by its days. */
function placesBy<T>(list: readonly T[], compare: (a: T, b: T) => number): number[] {
  const places: number[] = []
  let isInOrder = true
  for (let place = 0; place < list.length; place += 1) {
    places.push(place)
    isInOrder &&= place === 0 || compare(list[place - 1]!, list[place]!) <= 0
  }
  return isInOrder ? places : places.sort((a, b) => compare(list[a]!, list[b]!))
}

function lotOf({ minutes, grantedOn, expiresOn, carry }: LeaveGrant): Lot {
  return {
    left: minutes,
    carryLeft: carry?.minutes ?? 0,
    from: grantedOn,
    to: expiresOn,
    until: carry?.until ?? expiresOn,
  }
}

interface Taking {
  lots: readonly Lot[]
  order: readonly number[]
  place: number
  use: LeaveUse
}

function takeFrom(parts: LeavePart[], { lots, order, place, use: { on: day, minutes } }: Taking): void {
  let due = minutes
  for (const grant of order) {
    if (due === 0) return
    const lot = lots[grant]!
    if (lot.left === 0 || day < lot.from || day > lot.until) continue
    const isCarried = day > lot.to
    const part = Math.min(due, isCarried ? Math.min(lot.left, lot.carryLeft) : lot.left)
    if (part === 0) continue
    lot.left -= part
    if (isCarried) lot.carryLeft -= part
    due -= part
    parts.push({ use: place, grant, minutes: part, isCarried })
  }
  if (due > 0) parts.push({ use: place, grant: null, minutes: due, isCarried: false })
}

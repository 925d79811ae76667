import { isDecider, type Id, type Receiver } from './receiver.ts'

/** 위임: somebody decides in another's place for a period; days as ISO text, both included. */
export interface Delegation {
  giverId: Id
  delegateId: Id
  startsOn: string
  endsOn: string
}

/** Whether a delegation is in force on a day. */
export function isInForce({ startsOn, endsOn }: Delegation, day: string): boolean {
  return startsOn <= day && day <= endsOn
}

export type DelegationError = 'SELF' | 'REVERSED' | 'PAST' | 'TOO_LONG' | 'OVERLAPS' | 'DELEGATE_AWAY'

/** Whoever is away for longer is replaced. */
const MOST_YEARS = 1

const overlap = (a: Delegation, b: Delegation): boolean => a.startsOn <= b.endsOn && b.startsOn <= a.endsOn

/**
 * Why somebody may not delegate so, or null. Of one person only one delegation is in force at a time, and nobody is chosen
 * who has handed on their own decisions meanwhile: so delegations never go in a circle.
 * @param others all further delegations of the company that are not over
 * @param today what is over cannot be delegated
 */
export function refusesDelegation(
  one: Delegation,
  others: readonly Delegation[],
  today: string,
): DelegationError | null {
  if (one.giverId === one.delegateId) return 'SELF'
  if (one.endsOn < one.startsOn) return 'REVERSED'
  if (one.endsOn < today) return 'PAST'
  const most = Temporal.PlainDate.from(one.startsOn).add({ years: MOST_YEARS })
  if (Temporal.PlainDate.compare(one.endsOn, most) >= 0) return 'TOO_LONG'
  const meanwhile = others.filter((other) => overlap(one, other))
  if (meanwhile.some((other) => other.giverId === one.giverId)) return 'OVERLAPS'
  return delegationOfDelegate(one, meanwhile) ? 'DELEGATE_AWAY' : null
}

/** By which the delegate of one hands on their own decisions meanwhile. */
export function delegationOfDelegate<D extends Delegation>(
  one: Delegation,
  others: readonly D[],
): D | undefined {
  return others.find((other) => other.giverId === one.delegateId && overlap(one, other))
}

/**
 * The places whose turn it is and which a person may decide for their givers. Nobody decides on their own document, nor for
 * another on a line on which they decide themselves: then the giver alone does. What was delegated is not delegated on.
 * @param giverIds whose delegations to this person are in force
 */
export function deputedPlaces<R extends Receiver>(
  document: { authorId: Id; receivers: readonly R[] },
  deputyId: Id,
  giverIds: readonly Id[],
): R[] {
  const { authorId, receivers } = document
  if (deputyId === authorId || receivers.some((one) => one.userId === deputyId && isDecider(one))) return []
  return receivers.filter(
    (one) => isDecider(one) && one.shown && !one.processed && giverIds.includes(one.userId),
  )
}

export type HandingError = 'NOT_POSSIBLE' | 'ALREADY_DELEGATED'

/**
 * Why a place may not be handed to somebody before it is decided, or null: not to the author, to who decides on the line
 * anyhow, and not a second time.
 */
export function refusesHanding(
  document: { authorId: Id; receivers: readonly Receiver[] },
  place: Receiver & { delegatedFrom?: Id | null },
  toId: Id,
): HandingError | null {
  if (place.delegatedFrom != null) return 'ALREADY_DELEGATED'
  const decides = document.receivers.some((one) => one.userId === toId && isDecider(one))
  return decides || toId === document.authorId ? 'NOT_POSSIBLE' : null
}

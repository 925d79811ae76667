import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { deputedPlaces, isInForce, refusesDelegation, refusesHanding, type Delegation } from './delegate.ts'
import { openDocument } from './open-document.ts'
import { comparePhase, isDecider, type Receiver } from './receiver.ts'

const PEOPLE = 6
const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-11-0${number}`)
const person = fc.integer({ min: 1, max: PEOPLE })
const delegation = fc
  .record({ giverId: person, delegateId: person, a: day, b: day })
  .map(({ giverId, delegateId, a, b }): Delegation => {
    const [startsOn, endsOn] = a < b ? [a, b] : [b, a]
    return { giverId, delegateId, startsOn, endsOn }
  })
/** What people have asked for, one after the other, each judged by what was there. */
const accepted = fc.array(delegation, { maxLength: 20 }).map((asked) => {
  const kept: Delegation[] = []
  for (const one of asked) if (refusesDelegation(one, kept, '2026-11-01') === null) kept.push(one)
  return kept
})

const place = (id: number, userId: number, order = id): Receiver => ({
  id,
  userId,
  type: 'APPROVER',
  order,
  shown: order === 1,
  processed: false,
  approved: null,
  decidedAs: null,
})

test('delegations never go in a circle, and of one person one is in force', () => {
  fc.assert(
    fc.property(accepted, day, (kept, today) => {
      const now = kept.filter((one) => isInForce(one, today))
      expect(new Set(now.map((one) => one.giverId)).size).toBe(now.length)
      const next = new Map(now.map((one) => [one.giverId, one.delegateId]))
      for (const start of next.keys()) {
        let at = next.get(start)
        for (let step = 0; at !== undefined && step <= PEOPLE; step += 1) {
          expect(at).not.toBe(start)
          at = next.get(at)
        }
        expect(at).toBeUndefined()
      }
    }),
  )
})

test('whoever decides for whom: a document ends, each place is decided once, in its order, and by nobody twice', () => {
  const line = fc.uniqueArray(
    fc.record({ userId: fc.integer({ min: 2, max: PEOPLE }), order: fc.integer({ min: 1, max: 3 }) }),
    {
      minLength: 1,
      maxLength: 5,
      selector: ({ userId }) => userId,
    },
  )
  fc.assert(
    fc.property(
      line,
      accepted,
      day,
      fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      (places, kept, today, dice) => {
        const opened = openDocument(places.map(({ userId, order }, index) => place(index + 1, userId, order)))
        if (!opened.ok) throw new Error('it has deciders')
        let { status, receivers } = opened
        const acted: { by: number; place: Receiver }[] = []
        for (let step = 0; status === 'REQUESTED'; step += 1) {
          const ways = Array.from({ length: PEOPLE }, (_, index) => index + 1).flatMap((by) => {
            const givers = kept.filter((one) => one.delegateId === by && isInForce(one, today))
            const own = receivers.filter(
              (one) => one.userId === by && isDecider(one) && one.shown && !one.processed,
            )
            const forOthers = deputedPlaces(
              { authorId: 1, receivers },
              by,
              givers.map((one) => one.giverId),
            )
            return [...own, ...forOthers].map((one) => ({ by, place: one }))
          })
          // Somebody can always go on.
          expect(ways.length).toBeGreaterThan(0)
          const way = ways[dice[step % dice.length]! % ways.length]!
          const outcome = decide({ status, receivers }, { receiverId: way.place.id, kind: 'APPROVE' })
          if (!outcome.ok) throw new Error(outcome.error)
          acted.push(way)
          ;({ status, receivers } = outcome)
          expect(step).toBeLessThan(places.length)
        }
        expect(status).toBe('APPROVED')
        expect(new Set(acted.map((one) => one.place.id)).size).toBe(places.length)
        const inOrder = acted.every(
          (one, at) => at === 0 || comparePhase(acted[at - 1]!.place, one.place) <= 0,
        )
        expect(inOrder).toBe(true)
        // Who decides on the line decides nowhere else on it; the author nowhere.
        const forOthers = acted.filter(({ by, place: one }) => one.userId !== by)
        expect(forOthers.filter(({ by }) => by === 1 || places.some(({ userId }) => userId === by))).toEqual(
          [],
        )
      },
    ),
  )
})

test('nobody is chosen who has handed on their own meanwhile, nor oneself, nor two at a time', () => {
  const away = { giverId: 2, delegateId: 3, startsOn: '2026-11-03', endsOn: '2026-11-05' }
  const ask = (giverId: number, delegateId: number, startsOn: string) =>
    refusesDelegation({ giverId, delegateId, startsOn, endsOn: '2026-11-09' }, [away], '2026-11-01')
  expect(ask(1, 2, '2026-11-05')).toBe('DELEGATE_AWAY')
  expect(ask(1, 2, '2026-11-06')).toBeNull()
  expect(ask(3, 2, '2026-11-01')).toBe('DELEGATE_AWAY')
  expect(ask(2, 1, '2026-11-05')).toBe('OVERLAPS')
  expect(ask(1, 1, '2026-11-01')).toBe('SELF')
  expect(isInForce(away, '2026-11-05')).toBe(true)
  expect(isInForce(away, '2026-11-06')).toBe(false)
})

test('a place is handed once, and not to who decides anyhow or wrote the document', () => {
  const receivers = [place(1, 2), place(2, 3)]
  const hand = (to: number, delegatedFrom: number | null = null) =>
    refusesHanding({ authorId: 1, receivers }, { ...receivers[0]!, delegatedFrom }, to)
  expect(hand(4)).toBeNull()
  expect(hand(3)).toBe('NOT_POSSIBLE')
  expect(hand(2)).toBe('NOT_POSSIBLE')
  expect(hand(1)).toBe('NOT_POSSIBLE')
  expect(hand(4, 5)).toBe('ALREADY_DELEGATED')
})

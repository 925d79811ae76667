import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abilitiesOn, type ApprovalSettings } from './abilities.ts'
import { arrangeLine } from './arrange-line.ts'
import { receivedBucket, sentBucket } from './buckets.ts'
import { closeReceivers, decide, type Decision } from './decide.ts'
import { type DocumentStatus } from './document-states.ts'
import { type DuplicatePriority, dropDuplicates } from './drop-duplicates.ts'
import { openDocument } from './open-document.ts'
import { comparePhase, isDecider, RECEIVER_TYPES, type Receiver } from './receiver.ts'
import { refusesWithdrawal, withdraw } from './withdraw.ts'

/*
 * Lives of documents along random lines, as commands lead them: chosen people in any order and role, repeated ones dropped or not,
 * then whatever anybody tries.
 */
const AUTHOR = 1

type Document = { status: DocumentStatus; receivers: Receiver[] }

const chosen = fc.array(
  fc.record({
    userId: fc.integer({ min: AUTHOR, max: 7 }),
    type: fc.constantFrom(...RECEIVER_TYPES),
    order: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 9 },
)
const priority = fc.constantFrom<DuplicatePriority>('', 'PRE', 'POST')

/** A submitted document of the author; null where the line leaves nobody. */
const submitted = fc.tuple(chosen, priority).map(([people, drop]): Document | null => {
  const line = dropDuplicates(arrangeLine(people, AUTHOR), drop)
  const opened = openDocument(
    line.map((place, id): Receiver => ({ ...place, id, shown: false, processed: false, approved: null })),
  )
  return opened.ok ? opened : null
})

const kind = fc.constantFrom<Decision['kind']>('APPROVE', 'DENY', 'FINAL', 'CONFIRM')
const attempt = fc.record({ at: fc.nat(20), kind, substitute: fc.boolean(), takesBack: fc.boolean() })
const attempts = fc.array(attempt, { maxLength: 40 })

const turns = ({ receivers }: Document) =>
  receivers.filter((one) => isDecider(one) && one.shown && !one.processed)

test('whoever has the turn acts, and the document ends after as many acts as it has deciders at most', () => {
  fc.assert(
    fc.property(
      submitted,
      fc.array(fc.tuple(fc.nat(20), kind), { minLength: 12, maxLength: 12 }),
      (first, picks) => {
        if (!first) return
        let document = first
        const acts: Receiver[] = []
        for (const [at, wanted] of picks) {
          const open = turns(document)
          expect(open.length > 0).toBe(document.status === 'REQUESTED')
          if (open.length === 0) break
          const mine = open[at % open.length]!
          const outcome = decide(document, {
            receiverId: mine.id,
            kind: wanted === 'CONFIRM' ? 'APPROVE' : wanted,
          })
          if (!outcome.ok) throw new Error(outcome.error)
          acts.push(mine)
          document = outcome
        }
        expect(document.status).not.toBe('REQUESTED')
        expect(acts.length).toBeLessThanOrEqual(first.receivers.filter(isDecider).length)
        // In the order of the line: nobody acts before somebody of an earlier step.
        expect(acts.slice(1).every((one, at) => comparePhase(acts[at]!, one) <= 0)).toBe(true)
        expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length)
      },
    ),
  )
})

test('nobody acts twice in one place, nor before their turn, nor after the end; the author never decides', () => {
  fc.assert(
    fc.property(submitted, attempts, (first, tries) => {
      if (!first) return
      let document = first
      for (const { at, kind: wanted, substitute } of tries) {
        const mine = document.receivers[at % document.receivers.length]!
        const outcome = decide(document, { receiverId: mine.id, kind: wanted, substitute })
        const isReading = wanted === 'CONFIRM'
        const may = isReading
          ? !isDecider(mine) && !mine.processed
          : document.status === 'REQUESTED' && isDecider(mine) && mine.shown && !mine.processed
        expect(outcome.ok).toBe(may)
        if (!outcome.ok) continue
        expect(isReading || mine.userId !== AUTHOR).toBe(true)
        const changed = outcome.receivers.filter(
          (one, place) => one.processed !== document.receivers[place]!.processed,
        )
        expect(changed.every((one) => one.id === mine.id || one.decidedAs === 'SKIPPED')).toBe(true)
        expect(outcome.status === document.status || !isReading).toBe(true)
        document = outcome
      }
    }),
  )
})

const settings = fc.record<ApprovalSettings>({
  delegatable: fc.boolean(),
  substitutable: fc.boolean(),
  doneCancelable: fc.boolean(),
})

test('what is offered is what is taken: abilities, decisions, withdrawals and boxes say the same', () => {
  fc.assert(
    fc.property(submitted, attempts, settings, (first, tries, own) => {
      if (!first) return
      let document = first
      for (const { at, kind: wanted, takesBack } of tries) {
        for (let actorId = AUTHOR; actorId <= 8; actorId += 1) {
          const { status: state, receivers } = document
          const may = abilitiesOn({ state, authorId: AUTHOR, receivers, actorId, settings: own })
          const places = receivers.filter((one) => one.userId === actorId)
          const takes = (what: Decision['kind']) =>
            places.some((one) => decide(document, { receiverId: one.id, kind: what }).ok)
          expect([may.approve, may.deny, may.confirm]).toEqual([
            takes('APPROVE'),
            takes('DENY'),
            takes('CONFIRM'),
          ])
          expect(may.withdraw).toBe(places.some((one) => refusesWithdrawal(document, one.id) === null))
          const shown = places.filter((one) => one.shown)
          const isToDo = shown.length > 0 && receivedBucket(state, shown) === 'requested'
          const reads = shown.some((one) => one.type === 'CIRCULATOR')
          expect(isToDo).toBe(may.approve && !reads)
          const isStranger = places.length === 0 && actorId !== AUTHOR
          expect(isStranger && Object.values(may).includes(true)).toBe(false)
        }
        const mine = document.receivers[at % document.receivers.length]!
        if (takesBack && refusesWithdrawal(document, mine.id) === null)
          document = { status: 'REQUESTED', receivers: withdraw(document.receivers, mine.id) }
        const outcome = decide(document, { receiverId: mine.id, kind: wanted })
        if (outcome.ok) document = outcome
      }
    }),
  )
})

/** In which boxes the author may find a document of each status. */
const SENT: Record<DocumentStatus, readonly string[]> = {
  REQUESTED: ['requested', 'processing'],
  // At once, where nobody was left to decide.
  APPROVED: ['processed', 'requested'],
  DENIED: ['processed'],
  CANCELED: ['canceled'],
  INFORMED: ['informed'],
}

test('a box of the author tells how far it is, and a document that was taken back waits for nobody', () => {
  fc.assert(
    fc.property(submitted, attempts, (first, tries) => {
      if (!first) return
      let document = first
      for (const { at, kind: wanted } of tries) {
        const mine = document.receivers[at % document.receivers.length]!
        const outcome = decide(document, { receiverId: mine.id, kind: wanted })
        if (outcome.ok) document = outcome
        const box = sentBucket(document.status, document.receivers)
        expect(SENT[document.status]).toContain(box)
      }
      const closed: Document = { status: 'CANCELED', receivers: closeReceivers(document.receivers) }
      expect(turns(closed)).toEqual([])
      for (const one of closed.receivers)
        expect(decide(closed, { receiverId: one.id, kind: 'APPROVE' }).ok).toBe(false)
    }),
  )
})

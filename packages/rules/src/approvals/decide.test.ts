import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abilitiesOn, type ApprovalSettings } from './abilities.ts'
import { closeReceivers, decide, type Decision } from './decide.ts'
import { DOCUMENT_TRANSITIONS, mayBecome, type DocumentStatus } from './document-states.ts'
import { openDocument } from './open-document.ts'
import { buttonOf, RECEIVER_TYPES, type Receiver, type ReceiverType } from './receiver.ts'
import { mayWithdraw, refusesWithdrawal, UNDO_MS, withdraw } from './withdraw.ts'

type Document = { status: DocumentStatus; receivers: Receiver[] }

const place = (id: number, type: ReceiverType, order: number): Receiver => ({
  id,
  userId: `u${id}`,
  type,
  order,
  shown: false,
  processed: false,
  approved: null,
})

function open(...receivers: Receiver[]): Document {
  const opened = openDocument(receivers)
  if (!opened.ok) throw new Error(opened.error)
  return opened
}

function act(document: Document, ...decisions: [number, Decision['kind'], boolean?][]): Document {
  return decisions.reduce<Document>((now, [receiverId, kind, substitute]) => {
    const outcome = decide(now, { receiverId, kind, substitute })
    if (!outcome.ok) throw new Error(outcome.error)
    return outcome
  }, document)
}

const shown = (document: Document): unknown[] =>
  document.receivers.filter((one) => one.shown && !one.processed).map((one) => one.id)

const LINE = [
  place(1, 'APPROVER', 1),
  place(2, 'AGREEER', 2),
  place(3, 'AGREEER', 2),
  place(4, 'FAGREEER', 1),
  place(5, 'VIEWER', 0),
]

test('orders follow each other, equal orders act in parallel, final agreers come last', () => {
  const document = open(...LINE)
  expect([document.status, shown(document)]).toEqual(['REQUESTED', [1, 5]])
  const second = act(document, [1, 'APPROVE'])
  expect(shown(second)).toEqual([2, 3, 5])
  expect(shown(act(second, [3, 'APPROVE']))).toEqual([2, 5])
  const last = act(second, [3, 'APPROVE'], [2, 'APPROVE'])
  expect([last.status, shown(last)]).toEqual(['REQUESTED', [4, 5]])
  expect(act(last, [4, 'APPROVE']).status).toBe('APPROVED')
})

test('those who just got the turn are named', () => {
  const outcome = decide(open(...LINE), { receiverId: 1, kind: 'APPROVE' })
  expect(outcome.ok && outcome.newlyShown.map((one) => one.id)).toEqual([2, 3])
})

test('a denial ends the document and takes the turn from the others', () => {
  const denied = act(open(...LINE), [1, 'APPROVE'], [2, 'DENY'])
  expect([denied.status, shown(denied)]).toEqual(['DENIED', [5]])
  expect(denied.receivers[1]).toMatchObject({ processed: true, approved: false })
})

test('전결 approves at once and skips the rest without approving for them', () => {
  const done = act(open(...LINE), [1, 'FINAL'])
  expect(done.status).toBe('APPROVED')
  expect(done.receivers[0]).toMatchObject({ approved: true, decidedAs: 'FINAL' })
  expect(done.receivers[3]).toMatchObject({ processed: true, approved: null, decidedAs: 'SKIPPED' })
  expect(done.receivers[4]).toMatchObject({ processed: false })
})

test.each<[number, Decision['kind'], string]>([
  [2, 'APPROVE', 'NOT_YOUR_TURN'],
  [4, 'DENY', 'NOT_YOUR_TURN'],
  [5, 'APPROVE', 'NOT_A_DECIDER'],
  [1, 'CONFIRM', 'NOT_A_DECIDER'],
  [9, 'APPROVE', 'RECEIVER_NOT_FOUND'],
])('receiver %d may not %s: %s', (receiverId, kind, error) => {
  expect(decide(open(...LINE), { receiverId, kind })).toEqual({ ok: false, error })
})

test('a second click changes nothing, and a closed document takes no decision', () => {
  const once = act(open(...LINE), [1, 'APPROVE'])
  expect(decide(once, { receiverId: 1, kind: 'DENY' })).toEqual({ ok: false, error: 'ALREADY_PROCESSED' })
  const denied = act(once, [2, 'DENY'])
  expect(decide(denied, { receiverId: 3, kind: 'APPROVE' })).toEqual({ ok: false, error: 'DOCUMENT_CLOSED' })
  expect(act(denied, [5, 'CONFIRM']).status).toBe('DENIED')
})

test.each<[Receiver[], Parameters<typeof openDocument>[1], object]>([
  [[place(1, 'VIEWER', 0)], {}, { ok: true, status: 'INFORMED' }],
  [[], {}, { ok: false, error: 'NO_RECEIVER' }],
  [[], { decidersDropped: true }, { ok: false, error: 'NO_DECIDER' }],
  [[place(1, 'VIEWER', 0)], { decidersDropped: true }, { ok: false, error: 'NO_DECIDER' }],
  [[], { decidersDropped: true, approveWithoutDecider: true }, { ok: true, status: 'APPROVED' }],
])('a document without deciders, case %#', (receivers, options, expected) => {
  expect(openDocument(receivers, options)).toMatchObject(expected)
})

test('an approval can be taken back until the next order acts, not after 전결 or 대결', () => {
  const second = act(open(...LINE), [1, 'APPROVE'])
  expect(mayWithdraw(second, 1)).toBe(true)
  expect(shown({ ...second, receivers: withdraw(second.receivers, 1) })).toEqual([1, 5])
  const parallel = act(second, [2, 'APPROVE'])
  expect([mayWithdraw(parallel, 1), mayWithdraw(parallel, 2), mayWithdraw(parallel, 3)]).toEqual([
    false,
    true,
    false,
  ])
  expect(mayWithdraw(act(open(...LINE), [1, 'APPROVE', true]), 1)).toBe(false)
  expect(mayWithdraw(act(open(...LINE), [1, 'FINAL']), 1)).toBe(false)
  expect(mayWithdraw(act(open(place(1, 'APPROVER', 1)), [1, 'APPROVE']), 1)).toBe(false)
})

test('the approval that ended a document can be taken back for ten seconds, by whoever gave it', () => {
  const done = act(open(place(1, 'APPROVER', 1), place(2, 'APPROVER', 1)), [1, 'APPROVE'], [2, 'APPROVE'])
  const why = (id: number, ending: { by: number[]; ago: number } | null) =>
    refusesWithdrawal({ ...done, ending }, id)
  expect(why(2, { by: [2], ago: UNDO_MS })).toBe(null)
  expect(why(2, { by: [2], ago: UNDO_MS + 1 })).toBe('TOO_LATE')
  expect(why(1, { by: [2], ago: 0 })).toBe('NEXT_HAS_ACTED')
  expect(why(2, null)).toBe('DOCUMENT_CLOSED')
  expect(refusesWithdrawal({ ...done, status: 'CANCELED', ending: { by: [2], ago: 0 } }, 2)).toBe(
    'DOCUMENT_CLOSED',
  )
})

test('whatever line was approved, taking the last approval back leaves it as it was before', () => {
  const deciders = RECEIVER_TYPES.filter((type) => type !== 'VIEWER' && type !== 'CIRCULATOR')
  const line = fc.array(
    fc.tuple(fc.constantFrom(...deciders, 'VIEWER' as const), fc.integer({ min: 1, max: 3 })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 3 * UNDO_MS }), (types, ago) => {
      let document = open(...types.map(([type, order], id) => place(id, type, order)))
      while (document.status === 'REQUESTED') {
        const turn = document.receivers.find((one) => one.type !== 'VIEWER' && one.shown && !one.processed)!
        const after = act(document, [turn.id as number, 'APPROVE'])
        const hasEnded = after.status === 'APPROVED'
        const taken = { ...after, ending: hasEnded ? { by: [turn.id], ago } : null }
        expect(mayWithdraw(taken, turn.id)).toBe(!hasEnded || ago <= UNDO_MS)
        const again = withdraw(after.receivers, turn.id)
        expect(shown({ ...after, receivers: again })).toEqual(shown(document))
        expect(act({ status: 'REQUESTED', receivers: again }, [turn.id as number, 'APPROVE'])).toMatchObject({
          status: after.status,
        })
        document = after
      }
    }),
  )
})

const ALL_ON: ApprovalSettings = { delegatable: true, substitutable: true, doneCancelable: true }
const ALL_OFF: ApprovalSettings = { delegatable: false, substitutable: false, doneCancelable: false }

test('abilities follow the turn, the author and the settings of the company', () => {
  const { status: state, receivers } = open(...LINE)
  const on = (actorId: string, settings = ALL_ON) =>
    abilitiesOn({ state, authorId: 'me', receivers, actorId, settings })
  expect(on('u1')).toMatchObject({ approve: true, deny: true, delegate: true, cancel: false, confirm: false })
  expect(on('u1', ALL_OFF)).toMatchObject({ approve: true, delegate: false })
  expect(on('u2')).toMatchObject({ approve: false, substitute: true })
  expect(on('u2', ALL_OFF).substitute).toBe(false)
  expect(on('u5')).toMatchObject({ confirm: true, approve: false, copy: true })
  expect(on('me')).toMatchObject({ cancel: true, update: true, approve: false })
  expect(Object.values(on('stranger'))).not.toContain(true)
})

test('an approved document is cancelled only where the company allows it; an updated one was untouched', () => {
  const done = act(open(place(1, 'APPROVER', 1)), [1, 'APPROVE'])
  const by = (settings: ApprovalSettings) =>
    abilitiesOn({ state: done.status, authorId: 'me', receivers: done.receivers, actorId: 'me', settings })
  expect([by(ALL_ON).cancel, by(ALL_OFF).cancel, by(ALL_ON).update]).toEqual([true, false, false])
  expect(shown({ status: 'CANCELED', receivers: closeReceivers(open(...LINE).receivers) })).toEqual([5])
})

test('buttons fit the kind of receiver and vanish when nothing is to do', () => {
  expect(open(...LINE).receivers.map(buttonOf)).toEqual(['APPROVE', 'NONE', 'NONE', 'NONE', 'CONFIRM'])
})

test('whatever is tried, statuses only move along the table and final ones stay', () => {
  const kinds = fc.constantFrom<Decision['kind']>('APPROVE', 'DENY', 'FINAL', 'CONFIRM')
  const line = fc.array(fc.tuple(fc.constantFrom(...RECEIVER_TYPES), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 6,
  })
  const tries = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), kinds), { maxLength: 25 })
  fc.assert(
    fc.property(line, tries, (types, attempts) => {
      let document = open(...types.map(([type, order], id) => place(id, type, order)))
      for (const [receiverId, kind] of attempts) {
        const outcome = decide(document, { receiverId, kind })
        if (!outcome.ok) continue
        const stays = outcome.status === document.status
        expect(stays || mayBecome(document.status, outcome.status)).toBe(true)
        document = outcome
        const turns = document.receivers.some(
          (one) => one.type !== 'VIEWER' && one.type !== 'CIRCULATOR' && one.shown && !one.processed,
        )
        expect(turns).toBe(document.status === 'REQUESTED')
      }
    }),
  )
  expect([DOCUMENT_TRANSITIONS.DENIED, DOCUMENT_TRANSITIONS.CANCELED, DOCUMENT_TRANSITIONS.INFORMED]).toEqual(
    [[], [], []],
  )
})

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, chain, knownActs, PROOF_ACTS, type ProofEntry, verifyChain } from './proofs.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const content = fc.record({
  documentId: fc.integer({ min: 1, max: 5 }),
  act: fc.constantFrom(...PROOF_ACTS),
  actorId: fc.option(fc.integer({ min: 1, max: 9 })),
  actedFor: fc.option(fc.integer({ min: 1, max: 9 })),
  happenedAt: fc.constant('2026-11-23T00:00:00Z'),
  recordedAt: fc.constant('2026-11-23T00:00:00Z'),
  ip: fc.option(fc.constant('10.0.0.1')),
  device: fc.option(fc.string()),
  comment: fc.string(),
  detail: fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.constant(null))),
  documentHash: fc.string({ minLength: 1 }),
})
const chains = fc.array(content, { minLength: 1, maxLength: 8 }).map((all) => chain(undefined, all, digest))

test('a chain is whole, also when it grew in two parts', () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 2, maxLength: 8 }), fc.nat(), (all, cut) => {
      const at = cut % all.length
      const first = chain(undefined, all.slice(0, at), digest)
      const whole = [...first, ...chain(first.at(-1), all.slice(at), digest)]
      expect(whole).toEqual(chain(undefined, all, digest))
      expect(verifyChain(whole, all.at(-1)!.documentHash, digest)).toBeNull()
    }),
  )
})

test('whatever field of an entry is changed, it shows at that entry', () => {
  const fields = ['act', 'actorId', 'comment', 'ip', 'documentHash', 'happenedAt', 'hash'] as const
  fc.assert(
    fc.property(chains, fc.nat(), fc.constantFrom(...fields), (entries, place, field) => {
      const at = place % entries.length
      const end = entries.at(-1)!.documentHash!
      const forged = entries.map((one, index) =>
        index === at ? ({ ...one, [field]: `${one[field]}!` } as ProofEntry) : one,
      )
      expect(verifyChain(forged, end, digest)).toEqual({ number: at + 1, reason: 'ENTRY_CHANGED' })
    }),
  )
})

test('an entry that is gone, or made anew with a hash of its own, shows at the next', () => {
  fc.assert(
    fc.property(chains, fc.nat(), (entries, place) => {
      fc.pre(entries.length > 1)
      const at = place % (entries.length - 1)
      const end = entries.at(-1)!.documentHash!
      const without = entries.filter((_, index) => index !== at)
      expect(verifyChain(without, end, digest)).toMatchObject({ reason: 'ENTRY_MISSING' })
      const [forged] = chain(
        entries[at - 1],
        [{ ...entries[at]!, comment: `${entries[at]!.comment}!` }],
        digest,
      )
      const replaced = entries.map((one, index) => (index === at ? forged! : one))
      expect(verifyChain(replaced, end, digest)).toEqual({ number: at + 2, reason: 'ENTRY_MISSING' })
    }),
  )
})

test('a document that is not what its last act left shows at that act', () => {
  const entries = chain(undefined, [entryOf('a'), entryOf('b')], digest)
  expect(verifyChain(entries, 'c', digest)).toEqual({ number: 2, reason: 'DOCUMENT_CHANGED' })
  expect(verifyChain(entries, 'b', digest)).toBeNull()
  // Of an act that was noted later nobody knows what it left.
  expect(verifyChain(chain(undefined, [entryOf(null)], digest), 'c', digest)).toBeNull()
  expect(verifyChain([], 'c', digest)).toBeNull()
})

test('JSON in one form, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: undefined }], a: '가' })).toBe('{"a":"가","b":[1,{"d":null}]}')
})

test('what a document still tells of its acts, in their order and before the moment alone', () => {
  const place = { decision: null, actedBy: null, actedAt: null, readAt: null, comment: '' }
  const line = [
    { ...place, memberId: 3, readAt: '2026-11-03T00:00:00Z' },
    {
      ...place,
      memberId: 2,
      decision: 'APPROVED' as const,
      actedBy: 4,
      actedAt: '2026-11-02T00:00:00Z',
      comment: '확인',
    },
    { ...place, memberId: 5, decision: 'DENIED' as const, actedBy: 5, actedAt: '2026-11-05T00:00:00Z' },
  ]
  const acts = knownActs({ authorId: 1, submittedAt: '2026-11-01T00:00:00Z' }, line, '2026-11-05T00:00:00Z')
  expect(acts.map(({ act, actorId, actedFor }) => [act, actorId, actedFor])).toEqual([
    ['SUBMIT', 1, null],
    ['APPROVE', 4, 2],
    ['READ', 3, null],
  ])
})

function entryOf(documentHash: string | null) {
  return {
    documentId: 1,
    act: 'SUBMIT' as const,
    actorId: 1,
    actedFor: null,
    happenedAt: '2026-11-23T00:00:00Z',
    recordedAt: '2026-11-23T00:00:00Z',
    ip: null,
    device: null,
    comment: '',
    detail: {},
    documentHash,
  }
}

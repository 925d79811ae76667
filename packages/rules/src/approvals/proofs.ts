/** What somebody did with a document. */
export const PROOF_ACTS = [
  'SUBMIT',
  'READ',
  'APPROVE',
  'DENY',
  'CONFIRM',
  'FINAL',
  'SUBSTITUTE',
  'WITHDRAW',
  'CANCEL',
  'CHANGE',
  'HAND_OVER',
  'DELEGATE',
  'CIRCULATE',
  'UNCIRCULATE',
  'KEEP',
  'ERASE',
] as const

export type ProofAct = (typeof PROOF_ACTS)[number]

/** What an entry says; its hash covers all of it. Instants in the form of Temporal.Instant. */
export interface ProofContent {
  documentId: number
  /** Its place in the chain, from 1. */
  number: number
  act: ProofAct
  /** null when the product itself acted. */
  actorId: number | null
  actedFor: number | null
  happenedAt: string
  /** Later than it happened where the chain was begun for a document that was there before. */
  recordedAt: string
  ip: string | null
  device: string | null
  comment: string
  detail: unknown
  /** null where the act was noted later than it happened. */
  documentHash: string | null
  previousHash: string
}

export interface ProofEntry extends ProofContent {
  hash: string
}

/** SHA-256 of a text in hexadecimal, which this package does not bring itself. */
export type Digest = (text: string) => string

/** What the first entry of a chain names as the one before it. */
export const NO_HASH = '0'.repeat(64)

/** JSON that is the same for the same value: keys in order, nothing between. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const held = Object.entries(value).filter(([, one]) => one !== undefined)
  const sorted = held.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}

/** The hash of an entry, over all that it says and the hash of the one before. */
export function hashOfEntry(entry: ProofContent, digest: Digest): string {
  const { documentId, number, act, actorId, actedFor, happenedAt, recordedAt, ip, device } = entry
  const { comment, detail, documentHash, previousHash } = entry
  const who = { actorId, actedFor, ip, device }
  const said = { documentId, number, act, happenedAt, recordedAt, comment, detail, documentHash }
  return digest(`${previousHash}\n${canonicalJson({ ...who, ...said })}`)
}

/** Chains new entries to the last one. */
export function chain(
  last: Pick<ProofEntry, 'number' | 'hash'> | undefined,
  contents: readonly Omit<ProofContent, 'number' | 'previousHash'>[],
  digest: Digest,
): ProofEntry[] {
  const entries: ProofEntry[] = []
  for (const content of contents) {
    const before = entries.at(-1) ?? last
    const entry = { ...content, number: (before?.number ?? 0) + 1, previousHash: before?.hash ?? NO_HASH }
    entries.push({ ...entry, hash: hashOfEntry(entry, digest) })
  }
  return entries
}

/**
 * ENTRY_CHANGED: an entry says something else than when it was made. ENTRY_MISSING: one before it is gone, or was put in
 * between. DOCUMENT_CHANGED: the document is not what its last act left. CHAIN_TAKEN: not one entry is left of a chain that was
 * begun.
 */
export type BreakReason = 'ENTRY_CHANGED' | 'ENTRY_MISSING' | 'DOCUMENT_CHANGED' | 'CHAIN_TAKEN'

export interface ChainBreak {
  /** The entry at which it shows. */
  number: number
  reason: BreakReason
}

/** How a document is broken whose chain was taken away as a whole. */
export const CHAIN_TAKEN: ChainBreak = { number: 1, reason: 'CHAIN_TAKEN' }

/**
 * The first place where a chain is broken, or null where it is whole.
 * @param entries of one document, by number
 * @param documentHash of the document as it is now
 */
export function verifyChain(
  entries: readonly ProofEntry[],
  documentHash: string,
  digest: Digest,
): ChainBreak | null {
  let before: ProofEntry | undefined
  for (const entry of entries) {
    const { number } = entry
    if (number !== (before?.number ?? 0) + 1) return { number, reason: 'ENTRY_MISSING' }
    if (hashOfEntry(entry, digest) !== entry.hash) return { number, reason: 'ENTRY_CHANGED' }
    if (entry.previousHash !== (before?.hash ?? NO_HASH)) return { number, reason: 'ENTRY_MISSING' }
    before = entry
  }
  if (!before || before.documentHash === null || before.documentHash === documentHash) return null
  return { number: before.number, reason: 'DOCUMENT_CHANGED' }
}

/** What a document tells of the acts before it had a chain. */
export interface KnownPlace {
  memberId: number
  decision: 'APPROVED' | 'DENIED' | 'CONFIRMED' | 'SKIPPED' | null
  actedBy: number | null
  actedAt: string | null
  readAt: string | null
  comment: string
}

export type KnownAct = Pick<ProofContent, 'act' | 'actorId' | 'actedFor' | 'happenedAt' | 'comment'>

const ACT_OF = { APPROVED: 'APPROVE', DENIED: 'DENY', CONFIRMED: 'CONFIRM' } as const

/** The acts that a document from before the proofs still tells of, the first first. @param until acts from then on are left out */
export function knownActs(
  document: { authorId: number; submittedAt: string },
  line: readonly KnownPlace[],
  until: string,
): KnownAct[] {
  const at = (text: string) => Temporal.Instant.from(text)
  const acts = line.flatMap(({ memberId, decision, actedBy, actedAt, readAt, comment }): KnownAct[] => [
    ...(readAt
      ? [{ act: 'READ' as const, actorId: memberId, actedFor: null, happenedAt: readAt, comment: '' }]
      : []),
    ...(actedAt && decision && decision !== 'SKIPPED'
      ? [
          {
            act: ACT_OF[decision],
            actorId: actedBy ?? memberId,
            actedFor: actedBy === null || actedBy === memberId ? null : memberId,
            happenedAt: actedAt,
            comment,
          },
        ]
      : []),
  ])
  const submitted: KnownAct = {
    act: 'SUBMIT',
    actorId: document.authorId,
    actedFor: null,
    happenedAt: document.submittedAt,
    comment: '',
  }
  const before = acts.filter(({ happenedAt }) => Temporal.Instant.compare(at(happenedAt), at(until)) < 0)
  return [
    submitted,
    ...before.toSorted((a, b) => Temporal.Instant.compare(at(a.happenedAt), at(b.happenedAt))),
  ]
}

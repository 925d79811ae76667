import { Failure } from '#server/http/fail.ts'

/** How far it is, or that nothing is left (or somebody has stopped it). */
export type Step = 'ended' | { done: number; total: number }

/** Work on many items, as its slice keeps them: which are done stands in its own table, or a cursor says it. */
export interface LongWork {
  /** Does the next so many items in one transaction, which also says that they are done. */
  batch(size: number): Promise<Step>
  /** The next item cannot be done: says so, so that the others can go on. */
  passBy(cause: unknown): Promise<void>
}

export interface Pace {
  /** Items of one transaction. */
  size: number
  /** After this long the rest is left to the caller, who queues the next link; without it, all is done. */
  forMs?: number
  signal: AbortSignal
  progress(done: number, total: number): Promise<void>
}

/**
 * Works off a long list in batches. Each batch is done or not at all, so whatever breaks off, no item is done twice and none
 * is lost. When one item spoils its batch, they go alone until that one is found and passed by.
 * @returns 'unfinished' when the time was up or somebody asked to stop
 * @throws whatever may pass by itself, such as a lost connection: the job is tried again
 */
export async function workOff(work: LongWork, pace: Pace): Promise<'ended' | 'unfinished'> {
  const until = performance.now() + (pace.forMs ?? Infinity)
  let singles = 0
  for (;;) {
    const size = singles > 0 ? 1 : pace.size
    const step = await work.batch(size).catch(whyNot)
    if (step === 'ended') return 'ended'
    if ('cause' in step) {
      if (size > 1) singles = pace.size
      else await work.passBy(step.cause)
    } else {
      singles = Math.max(0, singles - 1)
      await pace.progress(step.done, step.total)
    }
    if (pace.signal.aborted || performance.now() > until) return 'unfinished'
  }
}

/**
 * What values (PostgreSQL's classes 22 and 23), rules or our own mistakes refuse would be refused again. The rest comes from
 * outside, with a code of its own, and may pass.
 */
function whyNot(cause: unknown): { cause: unknown } {
  const { code } = cause as { code?: unknown }
  const isPassing =
    cause instanceof Failure
      ? cause.code === 'UNAVAILABLE' || cause.code === 'OUTCOME_UNKNOWN'
      : code !== undefined && !/^2[23]/.test(String(code))
  if (isPassing) throw cause
  return { cause }
}

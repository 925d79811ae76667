import { dropDuplicates } from '#rules/approvals/drop-duplicates.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { openDocument } from '#rules/approvals/open-document.ts'
import { isDecider, type Receiver, type ReceiverType } from '#rules/approvals/receiver.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { insertDocument, submissionFacts } from './approvals.store.ts'
import { expandSerial, serialPrefix } from './expand-serial.ts'
import { notifyTurn } from './notify-people.ts'
import { refuseSwitchedOff } from './open-kinds.ts'

export interface Submission {
  /** VACATION, EXPENSE …: chooses the effect and the word in {form} of the number. */
  kind: string
  title: string
  content: object
  /** Equal orders decide in parallel; readers have order 0. */
  receivers: readonly { memberId: number; type: ReceiverType; order: number }[]
  /** Whose document it is; the actor when absent. */
  authorId?: number
  /** The line asked for deciders and lost them all: approve at once instead of refusing (decision D-04). */
  approveWithoutDecider?: boolean
}

export interface Submitted {
  id: number
  serial: string
  status: DocumentStatus
}

/**
 * Submits a document: gives its number, shows it to the first step and tells them. INFORMED when it has readers only.
 * The effect of its kind is not run, also when it is APPROVED at once: the caller, who made it, does that.
 * @throws Failure FEATURE_OFF, NO_APPROVER when nobody is left to decide, NOT_FOUND for an unknown author
 */
export async function submitDocument(ctx: CommandContext, one: Submission): Promise<Submitted> {
  refuseSwitchedOff(ctx, one)
  const authorId = one.authorId ?? ctx.actor.memberId
  const facts = await submissionFacts(ctx, authorId)
  const places = one.receivers.map((place) => ({ ...place, userId: place.memberId }))
  const line = dropDuplicates(places, facts.duplicate_priority)
  const opened = openDocument(line.map(fresh), {
    decidersDropped: !line.some(isDecider) && (one.approveWithoutDecider === true || line.length === 0),
    approveWithoutDecider: one.approveWithoutDecider === true,
  })
  if (!opened.ok) fail('NO_APPROVER')

  const frame = expandSerial(facts.serial_format, {
    on: ctx.today,
    team: facts.team_name ?? '',
    form: one.kind,
    company: facts.company_name,
  })
  const written = await insertDocument(ctx.tx, {
    companyId: ctx.companyId,
    kind: one.kind,
    status: opened.status,
    title: one.title,
    content: one.content,
    authorId,
    submittedAt: ctx.now.toString(),
    serial: { prefix: serialPrefix(frame), ...frame },
    receivers: opened.receivers.map(({ userId, type, order, shown }) => ({
      memberId: Number(userId),
      type,
      order,
      shown,
    })),
  })
  const submitted = { id: written.id, serial: written.serial, status: opened.status }
  const turn = opened.receivers.filter((receiver) => receiver.shown && isDecider(receiver))
  await notifyTurn(
    ctx,
    { id: submitted.id, title: one.title, author_name: facts.author_name },
    turn.map((receiver) => Number(receiver.userId)),
  )
  ctx.audit({
    action: 'document.submit',
    target: ['document', submitted.id],
    after: {
      kind: one.kind,
      serial: submitted.serial,
      status: submitted.status,
      line: turn.map((receiver) => receiver.userId),
    },
  })
  return submitted
}

function fresh(place: { userId: number; type: ReceiverType; order: number }, index: number): Receiver {
  return { ...place, id: index, shown: false, processed: false, approved: null, decidedAs: null }
}

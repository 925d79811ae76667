import type { DocumentPlan, ReceiverPlan } from './document-plan.ts'
import { insertRows } from './insert-rows.ts'
import { koreanInstant, type World } from './world.ts'

export interface DemoDocument extends DocumentPlan {
  id: number
  serial: string
}

// The product's default format of numbers, {yyyy}-{seq:6}.
const DIGITS = 6
const HOURS_TO_DECISION = 3

/** Makes documents with their lines, numbered in the order of their sending as the product would have done. */
export async function createDocuments(world: World, plans: readonly DocumentPlan[]): Promise<DemoDocument[]> {
  const { tx, companyId } = world
  const inOrder = [...plans].sort(
    (a, b) => Temporal.PlainDate.compare(a.submittedOn, b.submittedOn) || a.minute - b.minute,
  )
  const counters = new Map<string, number>()
  const numbered = inOrder.map((plan) => ({ ...plan, serial: nextSerial(counters, plan.submittedOn) }))
  const rows = numbered.map((plan) => documentRow(companyId, plan))
  const made = await insertRows<{ id: number; serial: string }>(tx, 'documents', rows, ['id', 'serial'])
  const ids = new Map(made.map(({ id, serial }) => [serial, id]))
  const documents = numbered.map((plan): DemoDocument => ({ ...plan, id: ids.get(plan.serial)! }))
  await insertRows(
    tx,
    'document_receivers',
    documents.flatMap((one) => one.receivers.map((receiver) => receiverRow(companyId, one, receiver))),
  )
  await insertRows(
    tx,
    'document_serials',
    [...counters].map(([prefix, last_number]) => ({ company_id: companyId, prefix, last_number })),
  )
  return documents
}

function nextSerial(counters: Map<string, number>, on: Temporal.PlainDate): string {
  const prefix = `${on.year}-`
  const number = (counters.get(prefix) ?? 0) + 1
  counters.set(prefix, number)
  return prefix + String(number).padStart(DIGITS, '0')
}

function sentAt(plan: DocumentPlan): string {
  return koreanInstant(plan.submittedOn, plan.minute)
}

/** When the line was through, step by step a few hours apart; on the day of the sending, whenever that was. */
export function decidedAt(
  plan: DocumentPlan,
  order = Math.max(0, ...plan.receivers.map((receiver) => receiver.order)),
): string {
  return koreanInstant(plan.submittedOn, plan.minute + 7 + order * HOURS_TO_DECISION * 60)
}

function documentRow(companyId: number, plan: DocumentPlan & { serial: string }) {
  const isOpen = plan.status === 'REQUESTED' || plan.status === 'INFORMED'
  return {
    company_id: companyId,
    kind: plan.kind,
    status: plan.status,
    serial: plan.serial,
    title: plan.titles.ko,
    search_text: [...new Set(Object.values(plan.titles)), plan.serial].join('\n'),
    content: plan.content,
    author_id: plan.author.id,
    form_id: plan.filing?.formId ?? null,
    storage_years: plan.filing?.years ?? null,
    submitted_at: sentAt(plan),
    decided_at: isOpen ? null : decidedAt(plan),
    created_at: sentAt(plan),
    updated_at: isOpen ? sentAt(plan) : decidedAt(plan),
  }
}

function receiverRow(companyId: number, document: DemoDocument, receiver: ReceiverPlan) {
  const acted = receiver.processed && receiver.decision !== 'SKIPPED'
  return {
    company_id: companyId,
    document_id: document.id,
    member_id: receiver.memberId,
    receiver_type: receiver.type,
    step_order: receiver.order,
    is_shown: receiver.shown,
    is_processed: receiver.processed,
    decision: receiver.decision,
    comment: receiver.comment,
    acted_at: acted ? decidedAt(document, receiver.order) : null,
    acted_by: acted ? receiver.memberId : null,
    read_at: acted ? decidedAt(document, receiver.order) : null,
    position: '',
  }
}

import type { DemoDocument } from './documents.ts'
import { insertRows } from './insert-rows.ts'
import { type LeavePlan, planGrants } from './leave-plan.ts'
import type { DemoPerson } from './people.ts'
import { koreanInstant, type World } from './world.ts'

/** Stores what the law has granted everybody until today. */
export async function createGrants(
  { tx, companyId, today }: World,
  people: readonly DemoPerson[],
): Promise<void> {
  const rows = people
    .filter((person) => person.status !== 'INVITED')
    .flatMap((person) =>
      planGrants(person, today).map((grant) => ({
        company_id: companyId,
        member_id: person.id,
        kind: grant.kind,
        granted_on: grant.grantedOn,
        expires_on: grant.expiresOn,
        minutes: grant.minutes,
        article: grant.article,
      })),
    )
  await insertRows(tx, 'leave_grants', rows)
}

/** Stores the requests of leave documents; those that are open or approved hold their days. */
export async function createLeaves(
  { tx, companyId }: World,
  documents: readonly DemoDocument[],
): Promise<void> {
  const asked = documents.flatMap((document) => (document.leave ? [{ document, leave: document.leave }] : []))
  const rows = asked.map(({ document, leave }) => requestRow(companyId, document, leave))
  const made = await insertRows<{ id: number; document_id: number }>(tx, 'work_events', rows, [
    'id',
    'document_id',
  ])
  const ids = new Map(made.map(({ id, document_id }) => [document_id, id]))
  const held = asked.filter(({ leave }) => leave.status === 'APPROVED' || leave.status === 'REQUESTED')
  const days = held.flatMap(({ document, leave }) =>
    leave.days.map(({ date, minutes }) => ({
      company_id: companyId,
      member_id: leave.person.id,
      work_on: date.toString(),
      start_minute: leave.span.start,
      end_minute: leave.span.end,
      minutes,
      event_code: `VACATION:ANNUAL:${leave.unit}`,
      frees_work: true,
      state: leave.status === 'APPROVED' ? 'TAKEN' : 'HELD',
      holder_kind: 'EVENT',
      holder_id: ids.get(document.id),
    })),
  )
  await insertRows(tx, 'day_parts', days)
}

function requestRow(companyId: number, document: DemoDocument, leave: LeavePlan) {
  const isPartial = leave.unit !== 'FULL'
  return {
    company_id: companyId,
    member_id: leave.person.id,
    event_code: `VACATION:ANNUAL:${leave.unit}`,
    starts_on: leave.from.toString(),
    ends_on: leave.to.toString(),
    start_minute: isPartial ? leave.span.start : null,
    end_minute: isPartial ? leave.span.end : null,
    counted_minutes: leave.minutes,
    status: leave.status,
    reason: leave.reason,
    document_id: document.id,
    created_at: koreanInstant(document.submittedOn, document.minute),
  }
}

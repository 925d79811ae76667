import { decidedAt, type DemoDocument } from './documents.ts'
import { insertRows } from './insert-rows.ts'
import type { DemoPerson } from './people.ts'
import { koreanInstant, type World } from './world.ts'

const OLDER_THAN_DAYS = 14

/** Tells people of the documents of the last two weeks as the product would have done; older ones are forgotten. */
export async function createNotifications(
  world: World,
  documents: readonly DemoDocument[],
  people: readonly DemoPerson[],
): Promise<void> {
  const { companyId, today } = world
  const names = new Map(people.map((person) => [person.id, person.name.full]))
  const since = today.subtract({ days: OLDER_THAN_DAYS })
  const recent = documents.filter((document) => Temporal.PlainDate.compare(document.submittedOn, since) >= 0)
  const rows = recent.flatMap((document) => {
    const row = (memberId: number, kind: string, personId: number, at: string, readAt: string | null) => ({
      company_id: companyId,
      member_id: memberId,
      kind,
      data: { person: names.get(personId) ?? '', personId, title: document.titles, targetId: document.id },
      link: `/main/approval/${document.id}`,
      created_at: at,
      read_at: readAt,
    })
    const turns = document.receivers
      .filter((receiver) => receiver.shown && receiver.type === 'APPROVER')
      .map((receiver) =>
        row(
          receiver.memberId,
          'APPROVAL_REQUESTED',
          document.author.id,
          koreanInstant(document.submittedOn, document.minute),
          receiver.processed ? koreanInstant(document.submittedOn, document.minute + 5) : null,
        ),
      )
    const last = document.receivers.at(-1)
    const isDecided = document.status === 'APPROVED' || document.status === 'DENIED'
    if (!last || !isDecided) return turns
    const kind = `APPROVAL_${document.status}`
    return [...turns, row(document.author.id, kind, last.memberId, decidedAt(document), null)]
  })
  // In the order of time, as they come in real use.
  const inTime = rows.toSorted((a, b) => Temporal.Instant.compare(a.created_at, b.created_at))
  await insertRows(world.tx, 'notifications', inTime)
}

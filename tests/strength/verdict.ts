import pg from 'pg'
import { EVENT_HOLDER } from '#server/time/work-events/index.ts'
import type { Crowd, Kind, Write } from './people.ts'

export interface Verdict {
  answered: Record<Kind, number>
  /** Answered as done, but not there. */
  lost: string[]
  /** There more than once. */
  twice: string[]
  /** There without all that belongs to it, or although it was refused. */
  half: string[]
  unanswered: number
}

/** Compares what people were told with what the database holds. */
export async function judge(ownerUrl: string, { writes }: Pick<Crowd, 'writes'>): Promise<Verdict> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const found = { booking: await labels(client, BOOKINGS), leave: await labels(client, LEAVES) }
    const verdict: Verdict = {
      answered: { booking: 0, check: 0, leave: 0 },
      lost: [],
      twice: [],
      half: (await client.query<{ what: string }>(HALF)).rows.map((row) => row.what),
      unanswered: writes.filter((write) => write.status === null).length,
    }
    for (const write of writes) {
      if (write.status === 201) verdict.answered[write.kind] += 1
      if (write.kind === 'check') continue
      const times = found[write.kind].get(write.label) ?? 0
      if (times > 1) verdict.twice.push(write.label)
      if (times === 0 && write.status === 201) verdict.lost.push(write.label)
      if (times > 0 && write.status !== null && write.status !== 201)
        verdict.half.push(`${write.label} was refused`)
    }
    await judgeChecks(client, writes, verdict)
    return verdict
  } finally {
    await client.end()
  }
}

/** Presses have no name of their own: they are counted by person. */
async function judgeChecks(client: pg.Client, writes: readonly Write[], verdict: Verdict): Promise<void> {
  const { rows } = await client.query<{ member_id: string; times: string }>(
    "select member_id, count(*) as times from check_records where kind <> 'OUT' and ip is not null group by 1",
  )
  const stored = new Map(rows.map((row) => [Number(row.member_id), Number(row.times)]))
  const checks = writes.filter((write) => write.kind === 'check')
  for (const [memberId, own] of Map.groupBy(checks, (write) => write.memberId)) {
    const told = own.filter((write) => write.status === 201 && write.body.includes('"changed":true')).length
    const open = own.filter((write) => write.status === null).length
    const times = stored.get(memberId) ?? 0
    if (times < told) verdict.lost.push(`${told - times} checks of member ${memberId}`)
    if (times > told + open) verdict.twice.push(`${times - told} checks of member ${memberId}`)
  }
}

async function labels(client: pg.Client, text: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ label: string; times: string }>(text)
  return new Map(rows.map((row) => [row.label, Number(row.times)]))
}

const BOOKINGS =
  "select title as label, count(*) as times from room_bookings where title like 'strength %' group by 1"
const LEAVES =
  "select reason as label, count(*) as times from work_events where reason like 'strength %' group by 1"

// Whatever is there has its trail, its document, its receivers, its days; and an answer that can be given again.
const HALF = `
  select 'booking without its trail: ' || title as what from room_bookings b where title like 'strength %'
    and not exists (select from audit_events a where a.company_id = b.company_id and a.action = 'meeting_booking.create' and a.target_id = b.id)
  union all
  select 'leave without its document, receivers, days or trail: ' || reason from work_events l where reason like 'strength %'
    and not (exists (select from document_receivers r where r.company_id = l.company_id and r.document_id = l.document_id)
      and exists (select from day_parts d where d.company_id = l.company_id and d.holder_kind = '${EVENT_HOLDER}' and d.holder_id = l.id)
      and exists (select from audit_events a where a.company_id = l.company_id and a.action = 'work_event.request' and a.target_id = l.id))
  union all
  select 'day that is not as its last press says: member ' || w.member_id from work_days w
    join lateral (select kind from check_records c where c.company_id = w.company_id and c.member_id = w.member_id
      and c.work_on = w.work_on and c.ip is not null order by id desc limit 1) last on true
    where w.is_away <> (last.kind = 'AWAY')
  union all
  select 'presses and their trail differ: member ' || member_id from (
    select company_id, member_id, count(*) as presses from check_records where ip is not null group by company_id, member_id) c
  left join (select company_id, target_id, count(*) as trails from audit_events
    where action like 'work_check.%' and (after->>'changed')::boolean group by company_id, target_id) a
    on a.company_id = c.company_id and a.target_id = c.member_id
  where presses <> coalesce(trails, 0)
  union all
  select 'answer without its content: ' || key from idempotent_answers where status is null`

// node scripts/with-node.mjs bench/masses/audit.ts: the audit trail of a million events, beside bare twins of its pages.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { type BenchCompany, filledAtOnce } from '../generate-company.ts'
import { givenOf } from '../recipes.ts'
import type { Recipe } from '../replay.ts'
import { serveCompany, type ServedCompany } from './serve-company.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '1000' },
    asks: { type: 'string', default: '100' },
  },
})
const EVENTS = Number(values.events)
const ASKS = Number(values.asks)
const ROUNDS = 3
/** Who reads it: the full admin of the company. */
const READER = 0

/** A year of what people do all day, with something rare in a thousand of it. */
async function makeEvents(owner: pg.Client, { companyId, members }: BenchCompany): Promise<void> {
  const ids = members.map(({ memberId }) => memberId)
  await filledAtOnce(owner, ['audit_events'], async () => {
    await owner.query(
      `insert into audit_events (company_id, happened_at, actor_member_id, action, target_kind, target_id, before, after, ip)
       select $1, timestamptz '2026-11-19 18:00+09' - ($3::int - i) * interval '30 seconds', a.member,
         case when i % 1000 = 0 then 'meeting_room.create'
           else (array['work_check.in', 'work_check.out', 'document.approve', 'work_event.request'])[1 + i % 4] end,
         'member', t.member, '{"status":"REQUESTED"}', jsonb_build_object('status', 'APPROVED', 'member_id', t.member), '10.0.0.1'
       from generate_series(1, $3::int) i
       cross join lateral (select ($2::bigint[])[1 + (i::bigint * 7919 % cardinality($2::bigint[]))::int] as member) a
       cross join lateral (select ($2::bigint[])[1 + (i::bigint * 31 % cardinality($2::bigint[]))::int] as member) t`,
      [companyId, ids, EVENTS],
    )
  })
  await owner.query('vacuum analyze audit_events')
}

function pagesOf({ members }: BenchCompany): Record<string, string> {
  const path = (query: string) => `/v1/audit/events?limit=50${query}`
  return {
    newest: path(''),
    'far back': path(`&before=${Math.floor(EVENTS / 2)}`),
    'of a person': path(`&actor_id=${members[7]!.memberId}`),
    'on a person': path(`&user_id=${members[9]!.memberId}`),
    'a rare area': path('&area=OFFICE'),
    'a day': path('&start_date=2026-09-01&end_date=2026-09-01'),
  }
}

function recipesOf(company: BenchCompany, sessions: Record<string, string>[]): Record<string, Recipe> {
  const given = { company: company.companyId, ...givenOf({ company }, READER) }
  return Object.fromEntries(
    Object.entries(pagesOf(company)).map(([name, path]) => [
      name,
      { method: 'GET', path, headers: sessions[READER]!, given },
    ]),
  )
}

interface Cost {
  median: number
  processor: number
}

async function costOf(served: ServedCompany, send: () => Promise<Response>): Promise<Cost> {
  const taken: number[] = []
  const spent = await served.spentOn(async () => {
    for (let ask = 0; ask < ASKS; ask += 1) {
      const began = performance.now()
      const answer = await send()
      const body = await answer.text()
      taken.push(performance.now() - began)
      if (answer.status !== 200) throw new Error(`${answer.status} ${body.slice(0, 300)}`)
    }
  })
  const median = taken.toSorted((one, other) => one - other)[taken.length >> 1]!
  return { median, processor: (spent.server + spent.database) / ASKS }
}

async function measure(served: ServedCompany): Promise<void> {
  const { company, sessions, url, twinUrl } = served
  const given = { company: company.companyId, ...givenOf({ company }, READER) }
  for (const [name, path] of Object.entries(pagesOf(company))) {
    const ours = () => fetch(url + path, { headers: sessions[READER]! })
    const twin = () =>
      fetch(`${twinUrl}/replay/${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      })
    const kept: { ours: Cost[]; twin: Cost[] } = { ours: [], twin: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      kept.ours.push(await costOf(served, ours))
      kept.twin.push(await costOf(served, twin))
    }
    // The cheapest of each: whatever else the machine does only adds.
    const least = (costs: readonly Cost[], figure: keyof Cost) => Math.min(...costs.map((one) => one[figure]))
    const [median, bare] = [least(kept.ours, 'median'), least(kept.twin, 'median')]
    const processor = least(kept.ours, 'processor') / least(kept.twin, 'processor')
    console.log(
      `${name.padEnd(14)} median ${median.toFixed(1)} ms | twin ${bare.toFixed(1)} ms | ${processor.toFixed(2)} in processor, ${(median / bare).toFixed(2)} on the clock`,
    )
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)}`)
}

const volume = { people: Number(values.people), months: 1, teams: 50, today: '2026-11-20' }
await serveCompany(volume, makeEvents, measure, recipesOf)

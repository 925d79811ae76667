// node scripts/with-node.mjs bench/masses/check-ins.ts: a whole company presses within seconds, many of them twice.
import { parseArgs } from 'node:util'
import { LeanClient } from './lean-client.ts'
import { serveCompany, type ServedCompany } from './serve-company.ts'

const TODAY = '2026-11-20'
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    /** How many press at the same time. */
    at: { type: 'string', default: '64' },
  },
})
const atOnce = Number(values.at)
/** So many have pressed before it counts. */
const WARMING = 1000

interface Press {
  member: number
  changed: boolean
}

type Pressing = (served: ServedCompany, place: number) => Promise<Press>[]

/** Of those that nobody speaks over just now. */
const idle: LeanClient[] = []

async function press(
  { url, sessions, company }: ServedCompany,
  place: number,
  kind: 'IN' | 'OUT',
): Promise<Press> {
  const headers = {
    ...sessions[place]!,
    'content-type': 'application/json',
    // Each from an address of their own: what is limited by address is not what is measured.
    'x-forwarded-for': `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
  }
  const client = idle.pop() ?? new LeanClient(new URL(url))
  const answer = await client.ask(
    'POST',
    '/work/work_web/checkinout/',
    headers,
    JSON.stringify({ loc_check_type: kind }),
  )
  idle.push(client)
  if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${answer.body}`)
  return { member: company.members[place]!.memberId, changed: (JSON.parse(answer.body) as Press).changed }
}

/** Everybody of some places, so many at a time; the next one presses as soon as one is answered. */
async function pressAll(served: ServedCompany, places: number[], pressing: Pressing): Promise<Press[]> {
  const all: Press[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < places.length; at = next++)
      all.push(...(await Promise.all(pressing(served, places[at]!))))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return all
}

/** @throws Error when a press was lost, counted twice, or answered otherwise than it was kept */
async function countKept({ owner, company }: ServedCompany, presses: Press[], kind: string): Promise<void> {
  const { rows } = await owner.query<{ member_id: string; records: string; days: string }>(
    `select m.id as member_id,
       (select count(*) from check_records r where r.company_id = $1 and r.member_id = m.id and r.work_on = $2 and r.kind = $3) as records,
       (select count(*) from work_days w where w.company_id = $1 and w.member_id = m.id and w.work_on = $2
          and (w.in_minute between 600 and 659 or $3 = 'OUT') and (w.out_minute between 600 and 659 or $3 = 'IN')) as days
     from members m where m.company_id = $1`,
    [company.companyId, TODAY, kind],
  )
  const changed = Map.groupBy(
    presses.filter((one) => one.changed),
    ({ member }) => member,
  )
  const pressed = new Set(presses.map(({ member }) => member))
  const theirs = rows.filter(({ member_id }) => pressed.has(Number(member_id)))
  const wrong = theirs.filter(({ member_id, records, days }) => {
    const answers = changed.get(Number(member_id))?.length ?? 0
    return Number(records) !== 1 || Number(days) !== 1 || answers !== 1
  })
  console.log(
    `  ${pressed.size} people, ${presses.length} answers, ${wrong.length} lost, double or answered wrongly`,
  )
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong.slice(0, 3)))
}

async function phase(
  served: ServedCompany,
  name: string,
  kind: 'IN' | 'OUT',
  places: number[],
  pressing: Pressing,
): Promise<void> {
  let presses: Press[] = []
  const began = performance.now()
  const cost = await served.costOf(async () => {
    presses = await pressAll(served, places, pressing)
  })
  const seconds = (performance.now() - began) / 1000
  const rate = (count: number) => Math.round(count / seconds)
  console.log(`${name}: ${rate(places.length)} people, ${rate(presses.length)} presses a second; ${cost}`)
  await countKept(served, presses, kind)
}

const volume = { people: Number(values.people), months: 1, teams: 400, today: TODAY }
await serveCompany(
  volume,
  async () => undefined,
  async (served) => {
    const places = served.company.members.map((_, place) => place)
    const half = Math.floor(places.length / 2)
    // Nobody starts a server in the minute in which everybody comes.
    const [early, others] = [places.slice(0, WARMING), places.slice(WARMING, half)]
    await phase(served, 'in, once, by a server just started', 'IN', early, (on, at) => [press(on, at, 'IN')])
    await phase(served, 'in, once', 'IN', others, (on, at) => [press(on, at, 'IN')])
    const twice =
      (kind: 'IN' | 'OUT'): Pressing =>
      (on, at) => [press(on, at, kind), press(on, at, kind)]
    await phase(served, 'out, twice at once', 'OUT', places.slice(0, half), twice('OUT'))
    await phase(served, 'in, twice at once', 'IN', places.slice(half), twice('IN'))
    for (const client of idle) client.close()
  },
)

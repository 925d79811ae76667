// node scripts/with-node.mjs bench/masses/documents.ts: a million documents on five million places, beside bare twins.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { recount } from '#db/recount.ts'
import { kyselyOn } from '#server/db/connection.ts'
import { type BenchCompany, filledAtOnce } from '../generate-company.ts'
import { givenOf } from '../recipes.ts'
import type { Given, Recipe } from '../replay.ts'
import { serveCompany, type ServedCompany } from './serve-company.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '1000' },
    asks: { type: 'string', default: '200' },
  },
})
const DOCUMENTS = Number(values.documents)
const ASKS = Number(values.asks)
const ROUNDS = 3
/** The first turns are read and recorded; the rest is approved, once each, by ours and by the twin in every round. */
const FIRST_TURNS = 100
const TURNS = FIRST_TURNS + 2 * ROUNDS * ASKS
/** Two of a hundred documents wait. */
const NEEDED = 50 * TURNS
if (DOCUMENTS < NEEDED) {
  console.error(
    `${ASKS} asks need ${NEEDED} documents at least, of which ${TURNS} wait: --documents ${NEEDED}, or fewer --asks.`,
  )
  process.exit(1)
}

/** Whose turn each of the last documents is, in the order of their ids: what can be approved once each. */
interface Turn {
  id: number
  memberId: number
}
const turns: Turn[] = []

/** Two of a hundred wait for their first decider, of three; a reader and a circulator stand behind them. */
async function makeDocuments(owner: pg.Client, { companyId, members }: BenchCompany): Promise<void> {
  const ids = members.map(({ memberId }) => memberId)
  const { rows } = await owner.query<{ last: string }>('select coalesce(max(id), 0) as last from documents')
  const first = Number(rows[0]!.last)
  await filledAtOnce(owner, ['documents', 'document_receivers'], async () => {
    await owner.query(
      `insert into documents (company_id, id, kind, status, serial, title, content, author_id, submitted_at, decided_at, search_text)
       select $1, $3::bigint + i, 'GENERAL', s.status, 'B-' || i, t.title, jsonb_build_object('title', t.title, 'text', t.text),
         ($2::bigint[])[1 + (i::bigint * 7919 % cardinality($2::bigint[]))::int], s.at, case when s.status <> 'REQUESTED' then s.at + interval '1 day' end,
         t.title || E'\\n' || t.text || E'\\nB-' || i
       from generate_series(1, $4::int) i
       cross join lateral (select case when i > $4::int * 0.98 then 'REQUESTED' when i % 50 = 0 then 'DENIED' when i % 97 = 0 then 'CANCELED'
           else 'APPROVED' end as status, timestamptz '2026-11-19 18:00+09' - ($4::int - i) * interval '60 seconds' as at) s
       cross join lateral (select (array['지출결의서', '출장 신청서', '구매 품의서', '업무 협조전', '휴일 근무 보고', '계약 검토 요청', '교육 신청서', '시말서'])[1 + i % 8]
           || ' ' || i as title, '금액 ' || i * 37 % 900000 || '원, 거래처 ' || md5(i::text) as text) t`,
      [companyId, ids, first, DOCUMENTS],
    )
    await owner.query(
      `insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown, is_processed, decision,
         acted_at, acted_by, read_at, told_at)
       select $1, d.id, p.member, (array['APPROVER', 'AGREEER', 'APPROVER', 'VIEWER', 'CIRCULATOR'])[k], case when k < 4 then k else 0 end,
         d.status <> 'REQUESTED' or k <> 2 and k <> 3, k < 4 and d.status in ('APPROVED', 'DENIED'),
         case when k < 4 and d.status in ('APPROVED', 'DENIED') then case when k = 3 and d.status = 'DENIED' then 'DENIED' else 'APPROVED' end end,
         case when k < 4 and d.status in ('APPROVED', 'DENIED') then d.decided_at end,
         case when k < 4 and d.status in ('APPROVED', 'DENIED') then p.member end,
         case when d.status <> 'REQUESTED' then d.decided_at end, d.submitted_at
       from documents d cross join generate_series(1, 5) k
       cross join lateral (select ($2::bigint[])[1 + ((d.id * 31 + k * 97) % cardinality($2::bigint[]))::int] as member) p
       where d.company_id = $1 and d.id > $3::bigint`,
      [companyId, ids, first],
    )
  })
  await owner.query(
    `select setval(pg_get_serial_sequence('documents', 'id'), (select max(id) from documents))`,
  )
  await owner.query(
    `update members set phone = '010-' || lpad((id * 7919 % 10000)::text, 4, '0') || '-' || lpad((id * 104729 % 10000)::text, 4, '0')
     where company_id = $1`,
    [companyId],
  )
  await recount(kyselyOn(owner, companyId))
  await owner.query('vacuum analyze')
  const open = await owner.query<{ id: string; member_id: string }>(
    `select d.id, r.member_id from documents d join document_receivers r on r.company_id = d.company_id and r.document_id = d.id
     where d.company_id = $1 and d.status = 'REQUESTED' and d.id > $2 and r.step_order = 1
     order by d.id limit $3`,
    [companyId, first, TURNS],
  )
  turns.push(...open.rows.map((row) => ({ id: Number(row.id), memberId: Number(row.member_id) })))
}

const INBOX = '/v1/approvals/inbox?bucket=requested&page_size=30'
const PAST = '/v1/approvals/inbox?bucket=processed&page_size=30'
const COUNTS = '/v1/approvals/overview'
const WAITING = '/v1/approvals/waiting-count'
const search = (text: string) => `/v1/approvals/documents?page_size=30&search=${encodeURIComponent(text)}`
const palette = (text: string) => `/home/home/search/?search=${encodeURIComponent(text)}`
/** What is typed into the palette: a word of many titles and a rare one, two letters and two that nothing holds, people, the end of a number,
 * a document's own number, and signs that mean themselves. */
const TYPED = {
  'common word': '지출결의서',
  'rare word': '12345',
  'two letters': '시말',
  'unknown letters': '쀍뚫',
  consonants: 'ㄱㅎ',
  'syllable half typed': '김처',
  'e-mail': 'example',
  'phone end': '5678',
  'document number': 'B-12345',
  'one consonant': 'ㄱ',
  percent: '%',
  underscore: '_',
}
const pathOf = (id: number) => `/v1/approvals/documents/${id}`

interface Asked {
  path: string
  person: number
  document?: number
  body?: object
}

interface Scenario {
  name: string
  recipe: string
  ask: (at: number) => Asked
}

/** Scenarios by the number of the ask; each of them is another person. */
function scenariosOf({ members }: BenchCompany): Scenario[] {
  const personAt = (at: number) => (at * 13) % members.length
  const placeOf = new Map(members.map(({ memberId }, place) => [memberId, place]))
  const reads = (name: string, recipe: string, path: string): Scenario => ({
    name,
    recipe,
    ask: (at) => ({ path, person: personAt(at) }),
  })
  const turnAt = (at: number) => turns[FIRST_TURNS + at]!
  return [
    reads('inbox, what waits', 'inbox', INBOX),
    reads('inbox, the past', 'past', PAST),
    reads('counts of all boxes', 'counts', COUNTS),
    reads('count of what waits', 'waiting', WAITING),
    reads('search for a word', 'search', search('지출결의서')),
    reads('search for a number', 'search-number', search('B-123456')),
    ...Object.entries(TYPED).map(([name, text]) =>
      reads(`palette: ${name}`, `palette ${name}`, palette(text)),
    ),
    // Full admins read every document.
    ...Object.entries(TYPED).map(([name, text]) => ({
      ...reads(`palette, admin: ${name}`, `palette, admin ${name}`, palette(text)),
      ask: () => ({ path: palette(text), person: 0 }),
    })),
    {
      name: 'one document',
      recipe: 'detail',
      ask: (at) => {
        const { id, memberId } = turnAt(at)
        return { path: `${pathOf(id)}?ahead=true`, person: placeOf.get(memberId)!, document: id }
      },
    },
    {
      name: 'approve',
      recipe: 'approve',
      ask: (at) => {
        const { id, memberId } = turnAt(at)
        return { path: `${pathOf(id)}/approve`, person: placeOf.get(memberId)!, document: id, body: {} }
      },
    },
  ]
}

function recipesOf(company: BenchCompany, sessions: Record<string, string>[]): Record<string, Recipe> {
  const placeOf = (memberId: number) => company.members.findIndex((one) => one.memberId === memberId)
  const by = (person: number, path: string, given: Given = {}): Recipe => ({
    method: 'GET',
    path,
    headers: sessions[person]!,
    // The company comes first: its number may be that of a row that an earlier statement answered.
    given: { company: company.companyId, ...givenOf({ company }, person), ...given },
  })
  const [read, decided] = [turns[0]!, turns[1]!]
  return {
    inbox: by(7, INBOX),
    past: by(7, PAST),
    counts: by(7, COUNTS),
    waiting: by(7, WAITING),
    search: by(7, search('지출결의서')),
    'search-number': by(7, search('B-123456')),
    ...Object.fromEntries(
      Object.entries(TYPED).flatMap(([name, text]) => [
        [`palette ${name}`, by(7, palette(text))],
        [`palette, admin ${name}`, by(0, palette(text))],
      ]),
    ),
    detail: by(placeOf(read.memberId), `${pathOf(read.id)}?ahead=true`, { document: read.id }),
    approve: {
      ...by(placeOf(decided.memberId), `${pathOf(decided.id)}/approve`, { document: decided.id }),
      method: 'POST',
      body: {},
    },
  }
}

interface Cost {
  median: number
  server: number
  database: number
}

type Send = (one: Asked) => Promise<Response>

/** So many asks one after the other: the median on the clock, and the processor for each. */
async function costOf(served: ServedCompany, send: Send, asks: readonly Asked[]): Promise<Cost> {
  const taken: number[] = []
  const spent = await served.spentOn(async () => {
    for (const one of asks) {
      const began = performance.now()
      const answer = await send(one)
      const body = await answer.text()
      taken.push(performance.now() - began)
      if (answer.status !== 200) throw new Error(`${one.path}: ${answer.status} ${body.slice(0, 300)}`)
    }
  })
  const median = taken.toSorted((one, other) => one - other)[taken.length >> 1]!
  return { median, server: spent.server / asks.length, database: spent.database / asks.length }
}

const json = { 'content-type': 'application/json' }

async function measure(served: ServedCompany): Promise<void> {
  const { company, sessions, url, twinUrl } = served
  const ours: Send = ({ path, person, body }) =>
    fetch(url + path, {
      headers: { ...sessions[person], ...(body && json) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const twinOf =
    (recipe: string): Send =>
    ({ person, document }) =>
      fetch(`${twinUrl}/replay/${recipe}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          company: company.companyId,
          ...givenOf({ company }, person),
          ...(document && { document }),
        }),
      })
  let asked = 0
  const isWanted = ({ name }: Scenario) =>
    positionals.length === 0 || positionals.some((word) => name.includes(word))
  for (const { name, recipe, ask } of scenariosOf(company).filter(isWanted)) {
    const some = () => Array.from({ length: ASKS }, (_, at) => ask(asked + at))
    if (recipe === 'approve') asked = 0
    const kept: { ours: Cost[]; twin: Cost[] } = { ours: [], twin: [] }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [whose, send] of [
        ['ours', ours],
        ['twin', twinOf(recipe)],
      ] as const) {
        kept[whose].push(await costOf(served, send, some()))
        // Each document is approved once.
        if (recipe === 'approve') asked += ASKS
      }
    console.log(lineOf(name, bestOf(kept.ours), bestOf(kept.twin)))
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)}`)
}

/** The cheapest of each figure: whatever else the machine does only adds. */
function bestOf(rounds: readonly Cost[]): Cost {
  const least = (name: keyof Cost) => Math.min(...rounds.map((round) => round[name]))
  return { median: least('median'), server: least('server'), database: least('database') }
}

function lineOf(name: string, ours: Cost, twin: Cost): string {
  const told = ({ median, server, database }: Cost) =>
    `median ${median.toFixed(1)} ms, processor ${server.toFixed(2)} + ${database.toFixed(2)} ms`
  const ratio = (ours.server + ours.database) / (twin.server + twin.database)
  return `${name.padEnd(22)} ${told(ours)} | twin ${told(twin)} | ${ratio.toFixed(2)} in processor, ${(ours.median / twin.median).toFixed(2)} on the clock`
}

const volume = { people: Number(values.people), months: 1, teams: 50, today: '2026-11-20' }
await serveCompany(volume, makeDocuments, measure, recipesOf)

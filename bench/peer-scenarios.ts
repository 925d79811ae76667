import type { Measured, Shot, Target } from './load.ts'
import { type Again, firstGivenOf, givenOf, OWN_MONTH, replayed, the } from './recipes.ts'
import type { Bench, Scenario } from './scenarios.ts'

/*
 * The scenarios for which the figures of the strongest open peer are known: 1,000 employees, a year of attendance, 5,000 leave
 * requests, two cores, everything on one machine. Its best figures stand in `bar` with the factor that we want to reach.
 */
export function peerScenarios(bench: Bench): Scenario[] {
  return [
    checkInOut(bench),
    ownMonth(bench),
    firstMonth(bench),
    everybodysMonth(bench),
    leavePair(bench),
    pendingList(bench),
    nameSearch(bench),
    sheet(bench),
  ]
}

function get(bench: Bench, path: () => string, person: () => number, check: Target['check']): Target {
  const next = (): Shot => ({ method: 'GET', path: path(), headers: bench.cookies[person()]! })
  return { port: bench.served.appPort, next, check }
}

function counter(below: number): () => number {
  let at = 0
  return () => at++ % below
}

/** At least so many times the peer's requests per second at 16 connections. */
function times(peer: number, wanted: number): Scenario['bar'] {
  return (ours, connections) => {
    if (connections !== 16) return ''
    const factor = ours.perSecond / peer
    return `${factor.toFixed(1)} times the peer's ${peer}/s (wanted ${wanted}) ${factor >= wanted ? 'reached' : 'NOT REACHED'}`
  }
}

function within(peerMs: number, wantedMs: number): Scenario['bar'] {
  return (ours: Measured, connections) =>
    connections === 1
      ? `p50 ${ours.p50} ms against ${peerMs} ms (wanted ${wantedMs}) ${ours.p50 <= wantedMs ? 'reached' : 'NOT REACHED'}`
      : ''
}

/** Everybody in, then out, then out again: intents, not a toggle. */
function checkInOut(bench: Bench): Scenario {
  const people = bench.company.members.length
  let press = 0
  let again = 0
  return {
    name: 'check in and out',
    ours: {
      port: bench.served.appPort,
      next: () => {
        const at = press++
        const kind = Math.floor(at / people) % 2 === 0 ? 'IN' : 'OUT'
        const headers = bench.cookies[at % people]!
        return { method: 'POST', path: '/work/work_web/checkinout/', headers, body: { loc_check_type: kind } }
      },
      check: (status, body) => status === 201 && /"onduty_status":"(WORKING|OUT)"/.test(body),
    },
    twin: replayed(bench, () => {
      const at = again++
      const name = Math.floor(at / people) % 2 === 0 ? 'check-in' : 'check-out'
      return { name, given: givenOf(bench, at % people) }
    }),
    bar: times(29.3, 10),
  }
}

/** Who is at a screen asks several things within the seconds for which a session is remembered. */
const AT_SCREENS = 500

function ownMonth(bench: Bench): Scenario {
  const people = Math.min(bench.company.members.length, AT_SCREENS)
  const [ask, again] = [counter(people), counter(people)]
  return {
    name: 'month of one employee',
    ours: get(bench, () => OWN_MONTH, ask, hasMonth),
    twin: replayed(bench, () => ({ name: 'own-month', given: givenOf(bench, again()) })),
    bar: times(608, 3),
  }
}

/** The first request of a page: everybody of a large company in turn, whose session is read with it, by the twin as well. */
function firstMonth(bench: Bench): Scenario {
  const people = bench.company.members.length
  const [ask, again] = [counter(people), counter(people)]
  return {
    name: 'month, session not seen',
    ours: get(bench, () => OWN_MONTH, ask, hasMonth),
    twin: replayed(bench, () => ({ name: 'own-month-first', given: firstGivenOf(bench, again()) })),
  }
}

const hasMonth: Target['check'] = (status, body) =>
  status === 200 && (body.match(/"wk_date"/g)?.length ?? 0) >= 30

/** With the split into night, overtime and holiday minutes that the peer does not keep. */
function everybodysMonth(bench: Bench): Scenario {
  const people = bench.company.members.length
  const check = (status: number, body: string) =>
    status === 200 &&
    (body.match(/"night_minutes"/g)?.length ?? 0) === Math.min(people, 1000) &&
    body.includes(`"count":${people}`)
  return {
    name: 'month of everybody',
    ours: get(
      bench,
      () => '/work/work_time_month/?date=2026-10-15&page_size=1000',
      () => 0,
      check,
    ),
    twin: replayed(bench, the(bench, 'month-of-all', 0)),
    connections: [1, 8, 16],
    bar: within(34.4, 15),
  }
}

/** A person asks for leave, the leader approves it: two calls a pair, in turn on each connection. */
function leavePair(bench: Bench): Scenario {
  const people = bench.company.members.length
  const waiting: number[] = []
  let asked = 0
  const ask = (): Shot => {
    const at = asked++
    // Only working days, a different one for every request of a person.
    const day = Temporal.PlainDate.from('2026-12-07').add({
      days: (at % 4) + 7 * (Math.floor(at / people / 4) % 40),
    })
    const person = 1 + (Math.floor(at / 4) % (people - 1))
    const body = {
      wk_start_date: day.toString(),
      wk_end_date: day.toString(),
      wk_event: 'VACATION:ANNUAL:FULL',
      wk_comment: '측정',
    }
    return { method: 'POST', path: '/work/work_event/', headers: bench.cookies[person]!, body }
  }
  return {
    name: 'leave: ask and approve',
    ours: {
      port: bench.served.appPort,
      next: () => {
        const document = waiting.shift()
        if (document === undefined) return ask()
        return {
          method: 'POST',
          path: `/v1/approvals/documents/${document}/approve`,
          headers: bench.cookies[0]!,
          body: {},
        }
      },
      check: (status, body) => {
        const answer = JSON.parse(body) as { wk_event_id?: number; drf_id: number; drf_status: string }
        if (answer.wk_event_id === undefined) return status === 200 && answer.drf_status === 'APPROVED'
        waiting.push(answer.drf_id)
        return status === 201 && answer.drf_status === 'REQUESTED'
      },
    },
    twin: leaveTwin(bench),
    // Two calls make a pair; the peer does 11 pairs a second.
    bar: (ours, connections) => {
      if (connections !== 16) return ''
      const factor = ours.perSecond / 2 / 11
      return `${(ours.perSecond / 2).toFixed(0)} pairs/s, ${factor.toFixed(1)} times the peer's 11 (wanted 10) ${factor >= 10 ? 'reached' : 'NOT REACHED'}`
    },
  }
}

/** The same pair by its statements alone, on days of its own. */
function leaveTwin(bench: Bench): Target {
  const people = bench.company.members.length
  const waiting: number[] = []
  let asked = 0
  const next = (): Again => {
    const document = waiting.shift()
    if (document !== undefined) return { name: 'approve-leave', given: { ...givenOf(bench, 0), document } }
    const at = asked++
    const day = Temporal.PlainDate.from('2030-01-01').add({ days: Math.floor(at / people) })
    return { name: 'ask-leave', given: { ...givenOf(bench, at % people), day: day.toString() } }
  }
  return replayed(bench, next, (body) => {
    const rows = (JSON.parse(body) as { id?: number; serial?: string; status?: string }[][]).flat()
    // One that is read has a status as well.
    const made = rows.find(({ serial, status }) => serial !== undefined && status === undefined)
    if (made) waiting.push(made.id!)
    return rows.length > 0
  })
}

function pendingList(bench: Bench): Scenario {
  const check = (status: number, body: string) =>
    status === 200 && (body.match(/"drf_id"/g)?.length ?? 0) === 20 && /"count":\d{3,}/.test(body)
  return {
    name: 'pending approvals, count',
    ours: get(
      bench,
      () => '/v1/approvals/inbox?bucket=requested&page_size=20',
      () => 0,
      check,
    ),
    twin: replayed(bench, the(bench, 'pending', 0)),
    bar: times(236, 3),
  }
}

function nameSearch(bench: Bench): Scenario {
  const names = bench.company.members.map((member) => member.name)
  const at = counter(names.length)
  const kind = counter(3)
  const query = () => {
    const index = at()
    const name = names[index]!
    // Whole names, beginnings and initial consonants in turn.
    return index % 3 === 0 ? name : index % 3 === 1 ? name.slice(0, 2) : 'ㄱㅎ'
  }
  const check = (status: number, body: string) => status === 200 && body.includes('"user_id"')
  return {
    name: 'name search',
    ours: get(
      bench,
      () => `/user/users/list_user/?limit=8&search=${encodeURIComponent(query())}`,
      () => 5,
      check,
    ),
    twin: replayed(bench, () => the(bench, `search-${kind()}`, 5)()),
    bar: times(569, 3),
  }
}

function sheet(bench: Bench): Scenario {
  const check = (status: number, body: string) => status === 200 && body.length > 100_000
  return {
    name: 'Excel: month of everybody',
    connections: [1],
    ours: get(
      bench,
      () => '/work/work_time/work_time_download/?date=2026-10-15',
      () => 0,
      check,
    ),
    // What is more is the making of the file.
    twin: replayed(bench, the(bench, 'month-as-sheet', 0)),
    bar: within(1850, 600),
  }
}

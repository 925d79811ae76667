import { makeNames, type PersonName } from './names.ts'
import { RANKS, type Rank, TEAM_PLANS } from './organization.ts'
import type { Random } from './random.ts'

export type DemoRole = 'admin' | 'middle' | 'leader' | 'member' | 'payroll'

export interface PersonPlan {
  name: PersonName
  email: string
  team: string
  leads: boolean
  rank: Rank
  role: DemoRole | null
  status: 'WORKING' | 'ABSENCE' | 'RETIRED' | 'INVITED'
  joinedOn: Temporal.PlainDate
  retiredOn: Temporal.PlainDate | null
  birthOn: Temporal.PlainDate
  /** Minutes of a week by contract; null is full time. */
  weeklyMinutes: number | null
}

/** Where the five known accounts sit: the leader leads the team that the member is in. */
const KNOWN: readonly { role: DemoRole; team: string; leads: boolean; rank: Rank; years: number }[] = [
  { role: 'admin', team: '경영지원본부', leads: true, rank: '이사', years: 9 },
  { role: 'middle', team: '인사팀', leads: false, rank: '차장', years: 6 },
  { role: 'leader', team: '웹팀', leads: true, rank: '과장', years: 5 },
  { role: 'member', team: '웹팀', leads: false, rank: '사원', years: 2 },
  { role: 'payroll', team: '재무팀', leads: false, rank: '대리', years: 3 },
]

/**
 * Who works in the company. Leaders come first, then the rest by the weight of the teams; the last few are absent,
 * retired or only invited.
 */
export function planPeople(
  random: Random,
  today: Temporal.PlainDate,
  count: number,
  mailDomain: string,
): PersonPlan[] {
  const names = makeNames(random, count)
  const seats = seatsOf(count)
  const mailboxes = new Set<string>()
  const people = seats.map((seat, index): PersonPlan => {
    const name = names[index]!
    const status = seat.role === null && !seat.leads ? statusOf(seats.length - index) : 'WORKING'
    const joinedOn = status === 'INVITED' ? today : joiningDay(random, today, seat)
    return {
      name,
      email: `${seat.role ?? freeMailbox(name.mailbox, mailboxes)}@${mailDomain}`,
      team: seat.team,
      leads: seat.leads,
      rank: seat.rank ?? random.pick(RANKS.slice(0, 4)),
      role: seat.role,
      status,
      joinedOn,
      retiredOn: status === 'RETIRED' ? today.subtract({ days: 20 + (index % 20) }) : null,
      birthOn: birthday(random, today, index),
      weeklyMinutes: null,
    }
  })
  const partTimer = people.find((person) => mayWorkPartTime(person, today))
  return people.map((person) => (person === partTimer ? { ...person, weeklyMinutes: PART_TIME } : person))
}

/** Three days of eight hours. */
const PART_TIME = 1440
const PART_TIME_TEAM = '마케팅팀'

/** One of a team, who has been here long enough to have leave of whole years. */
function mayWorkPartTime(
  { team, role, leads, status, joinedOn }: PersonPlan,
  today: Temporal.PlainDate,
): boolean {
  const isStaff = team === PART_TIME_TEAM && role === null && !leads && status === 'WORKING'
  return isStaff && Temporal.PlainDate.compare(joinedOn.add({ years: 2 }), today) < 0
}

interface Seat {
  role: DemoRole | null
  team: string
  leads: boolean
  rank: Rank | null
  years: number | null
}

function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [...KNOWN]
  const led = new Set(KNOWN.filter((seat) => seat.leads).map((seat) => seat.team))
  for (const team of TEAM_PLANS) {
    if (!led.has(team.name))
      seats.push({ role: null, team: team.name, leads: true, rank: leaderRank(team.parent), years: 7 })
  }
  const places = TEAM_PLANS.flatMap((team) => Array.from({ length: team.weight }, () => team.name))
  // A step that shares no divisor with the number of places visits every team before it comes around.
  for (let at = 0; seats.length < count; at += 1) {
    seats.push({
      role: null,
      team: places[(at * 11) % places.length]!,
      leads: false,
      rank: null,
      years: null,
    })
  }
  return seats.slice(0, count)
}

function leaderRank(parent: string | null): Rank {
  if (parent === null) return '이사'
  return TEAM_PLANS.some((team) => team.name === parent && team.parent === null) ? '부장' : '차장'
}

/** The last of the list: one invited, two retired, two on a long absence. */
function statusOf(fromEnd: number): PersonPlan['status'] {
  if (fromEnd === 1) return 'INVITED'
  if (fromEnd <= 3) return 'RETIRED'
  return fromEnd <= 5 ? 'ABSENCE' : 'WORKING'
}

function joiningDay(random: Random, today: Temporal.PlainDate, { years, role }: Seat): Temporal.PlainDate {
  if (years !== null) {
    const drawn = { years, months: random.between(0, 10), days: random.between(0, 27) }
    // Their leave ends in three to four months: whenever one looks, they have been asked to plan it.
    return today.subtract(role === 'member' ? { ...drawn, months: 8 } : drawn)
  }
  return today.subtract({ days: random.between(130, 3_600) })
}

/** A few birthdays fall into this week, so that the start page has something to say. */
function birthday(random: Random, today: Temporal.PlainDate, index: number): Temporal.PlainDate {
  const year = random.between(1968, 2001)
  if (index % 17 === 3) return today.add({ days: (index % 5) - 2 }).with({ year })
  return Temporal.PlainDate.from({ year, month: random.between(1, 12), day: random.between(1, 28) })
}

function freeMailbox(wanted: string, taken: Set<string>): string {
  let mailbox = wanted
  for (let number = 2; taken.has(mailbox); number += 1) mailbox = `${wanted}${number}`
  taken.add(mailbox)
  return mailbox
}

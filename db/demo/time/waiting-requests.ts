import { isWorkDay, MONDAY_TO_FRIDAY } from '#rules/calendar/work-days.ts'
import { STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import { compensatedMinutes } from '#rules/work-events/compensation.ts'
import { correctionDocument } from '#server/time/attendance/index.ts'
import { eventDocument } from '#server/time/work-events/index.ts'
import { type DocumentPlan, firstStep, titlesIn } from '../document-plan.ts'
import type { DemoDocument } from '../documents.ts'
import { insertRows } from '../insert-rows.ts'
import { type LeavePlan, workDayBefore } from '../leave-plan.ts'
import type { DemoPerson } from '../people.ts'
import { koreanInstant, type World } from '../world.ts'

/** Overtime of an evening that is still to come, and time off for one that was worked; days counted from today. */
const OVERTIME = {
  code: 'WORK:EXTENDED',
  offset: 2,
  start: 1_080,
  end: 1_200,
  reason: '분기 결산 준비',
} as const
const TIME_OFF = { code: 'SP:COMPTIME:TIME', offset: 9, start: 960, end: 1_080, reason: '병원 진료' } as const
const WORKED = { ...OVERTIME, offset: -12, end: 1_260, reason: '정기 점검' } as const

type Asked = typeof OVERTIME | typeof TIME_OFF | typeof WORKED
type Event = ReturnType<typeof eventOf>

export interface WaitingRequest {
  document: DocumentPlan
  /** What it holds until it is decided; a correction holds nothing. */
  event: Event | null
}

const calendar = { weekly: MONDAY_TO_FRIDAY }

/**
 * What waits for the leader whom a visitor signs in as: overtime, time off that was earned by overtime, and a correction of the times
 * of a day that was recorded.
 */
export async function planWaitingRequests(
  world: World,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
): Promise<WaitingRequest[]> {
  const leader = people.find(({ role }) => role === 'leader')
  const team = people.filter(
    ({ status, role, approverId }) => status === 'WORKING' && role === null && approverId === leader?.id,
  )
  const away = new Set(leaves.flatMap(({ person, days }) => days.map(({ date }) => `${person.id} ${date}`)))
  const asked = [OVERTIME, TIME_OFF].flatMap((one, index) => {
    const event = eventOf(one, world.today)
    const free = [...team.slice(index), ...team].find(
      ({ id }) => !away.has(`${id} ${event.from}`) && !away.has(`${id} ${eventOf(WORKED, world.today).from}`),
    )
    return free ? [{ event, document: documentOf(world, free, event, 600 + 20 * index) }] : []
  })
  const corrected = team.at(-1)
  const correction = corrected && (await correctionOf(world, corrected))
  return [...asked, ...(correction ? [{ event: null, document: correction }] : [])]
}

/** Stores what the requests hold, and the overtime by which the time off was earned. */
export async function createWaitingRequests(
  { tx, companyId, today }: World,
  requests: readonly WaitingRequest[],
  documents: readonly DemoDocument[],
): Promise<void> {
  const idOf = new Map(documents.map(({ content, id }) => [content, id]))
  const rows = requests.flatMap(({ document, event }) =>
    event ? [{ event, memberId: document.author.id, document: idOf.get(document.content)! }] : [],
  )
  const earner = rows.find(({ event }) => event.code === TIME_OFF.code)
  const worked = earner ? [{ event: eventOf(WORKED, today), memberId: earner.memberId, document: null }] : []
  for (const { event, memberId, document } of [...rows, ...worked]) {
    const [{ id } = { id: 0 }] = await insertRows<{ id: number }>(
      tx,
      'work_events',
      [
        {
          company_id: companyId,
          member_id: memberId,
          event_code: event.code,
          starts_on: event.from,
          ends_on: event.to,
          start_minute: event.startMinute,
          end_minute: event.endMinute,
          counted_minutes: event.minutes,
          comp_minutes: event.compMinutes,
          status: document === null ? 'APPROVED' : 'REQUESTED',
          reason: event.reason,
          document_id: document,
          frees_work: event.freesWork,
          created_at: koreanInstant(workDayBefore(today), 600),
        },
      ],
      ['id'],
    )
    const parts = event.days.map((day) => ({
      company_id: companyId,
      member_id: memberId,
      work_on: day.on,
      start_minute: day.start,
      end_minute: day.end,
      minutes: day.minutes,
      event_code: event.code,
      frees_work: event.freesWork,
      state: document === null ? 'TAKEN' : 'HELD',
      holder_kind: 'EVENT',
      holder_id: id,
    }))
    await insertRows(tx, 'day_parts', parts)
  }
}

/** What a document of it says. */
function eventOf({ code, offset, start, end, reason }: Asked, today: Temporal.PlainDate) {
  const step = Math.sign(offset)
  let day = today.add({ days: offset })
  while (!isWorkDay(day, calendar)) day = day.add({ days: step })
  const minutes = end - start
  const freesWork = code === TIME_OFF.code
  return {
    code,
    ownName: null,
    freesWork,
    from: day.toString(),
    to: day.toString(),
    startMinute: start,
    endMinute: end,
    minutes,
    standardDayMinutes: STANDARD_DAY_MINUTES,
    days: [{ on: day.toString(), start, end, minutes }],
    canceledDays: [],
    compMinutes: freesWork ? 0 : compensatedMinutes({ on: day, start, end, minutes, isHoliday: false }),
    occasionOn: null,
    occasionCase: null,
    location: '',
    reason,
    alternative: null,
    proof: null,
  }
}

function documentOf({ today }: World, author: DemoPerson, event: Event, minute: number): DocumentPlan {
  const submittedOn = workDayBefore(today)
  return {
    kind: eventDocument.key,
    status: 'REQUESTED',
    titles: titlesIn((language) => eventDocument.headline(event, language, submittedOn)),
    content: event,
    author,
    submittedOn,
    minute,
    receivers: firstStep(author),
    leave: null,
  }
}

/** Somebody forgot to check out on the last day that was recorded, and says when it was. */
async function correctionOf({ tx, today }: World, author: DemoPerson): Promise<DocumentPlan | null> {
  const submittedOn = workDayBefore(today)
  const day = await tx
    .selectFrom('work_days')
    .select(['work_on', 'in_minute', 'out_minute'])
    .where('member_id', '=', author.id)
    .where('work_on', '<', submittedOn.toString())
    .where('out_minute', 'is not', null)
    .orderBy('work_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!day) return null
  const before = { in: day.in_minute, out: day.out_minute }
  const content = {
    day: day.work_on,
    before,
    after: { ...before, out: day.out_minute! + 45 },
    minutes: null,
    reason: '퇴근 처리 후 고객 문의에 응대했습니다.',
    proof: null,
  }
  return {
    kind: correctionDocument.key,
    status: 'REQUESTED',
    titles: titlesIn((language) => correctionDocument.headline(content, language, submittedOn)),
    content,
    author,
    submittedOn,
    minute: 640,
    receivers: firstStep(author),
    leave: null,
  }
}

import { STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import type { Filing } from '#server/approvals/documents/index.ts'
import { freeDocument } from '#server/approvals/forms/index.ts'
import { leaveContentOf, leaveDocument as leaveKind } from '#server/time/leave/index.ts'
import type { LeavePlan } from './leave-plan.ts'
import { workDayBefore } from './leave-plan.ts'
import type { DemoPerson } from './people.ts'
import { type Random, seededRandom } from './random.ts'

export interface ReceiverPlan {
  memberId: number
  type: 'APPROVER' | 'AGREEER' | 'CIRCULATOR' | 'VIEWER'
  order: number
  shown: boolean
  processed: boolean
  decision: 'APPROVED' | 'DENIED' | 'CONFIRMED' | 'SKIPPED' | null
  comment: string
}

type Titles = Record<'ko' | 'ja' | 'en', string>

export function titlesIn(title: (language: keyof Titles) => string): Titles {
  return { ko: title('ko'), ja: title('ja'), en: title('en') }
}

export interface DocumentPlan {
  kind: string
  status: 'REQUESTED' | 'APPROVED' | 'DENIED' | 'CANCELED' | 'INFORMED'
  titles: Titles
  content: object
  author: DemoPerson
  submittedOn: Temporal.PlainDate
  /** Minute of the day at which it was sent. */
  minute: number
  receivers: ReceiverPlan[]
  leave: LeavePlan | null
  /** The form it was written with, and how long it is kept. */
  filing?: Filing
}

/** The document of a leave request, decided by the person's leader. */
export function leaveDocument(random: Random, leave: LeavePlan): DocumentPlan {
  const { from, to, person, unit, span, reason } = leave
  const content = leaveContentOf(
    { standard_day_minutes: STANDARD_DAY_MINUTES },
    { code: `VACATION:ANNUAL:${unit}`, from, to, reason },
    {
      ...leave,
      span: unit === 'FULL' ? null : span,
      days: leave.days.map(({ date, minutes }) => ({ on: date.toString(), ...span, minutes })),
    },
  )
  return {
    kind: leaveKind.key,
    status: leave.status,
    titles: titlesIn((language) => leaveKind.headline(content, language, leave.submittedOn)),
    content,
    author: person,
    submittedOn: leave.submittedOn,
    minute: random.between(560, 1_020),
    receivers: person.approverId === null ? [] : [decided(person.approverId, 1, leave.status)],
    leave,
  }
}

/** A line of the author's leader alone, who has not decided. */
export function firstStep({ approverId }: DemoPerson): ReceiverPlan[] {
  return approverId === null ? [] : [decided(approverId, 1, 'REQUESTED')]
}

/** One step of a line in a document of some state. */
export function decided(memberId: number, order: number, status: DocumentPlan['status']): ReceiverPlan {
  const base = { memberId, type: 'APPROVER' as const, order, shown: true, comment: '' }
  if (status === 'REQUESTED') return { ...base, processed: false, decision: null }
  if (status === 'CANCELED') return { ...base, processed: true, decision: 'SKIPPED' }
  if (status === 'DENIED')
    return { ...base, processed: true, decision: 'DENIED', comment: '일정을 다시 조정해 주십시오.' }
  return { ...base, processed: true, decision: 'APPROVED' }
}

const SUBJECTS = [
  ['노트북 교체 요청', '사용 중인 노트북이 5년이 지나 교체를 요청드립니다.\n예상 금액은 2,300,000원입니다.'],
  ['외부 교육 참가 신청', '이틀 동안 열리는 직무 교육에 참가하고자 합니다. 교육비는 440,000원입니다.'],
  ['신규 서버 도입 품의', '조회 증가에 대비해 서버 두 대를 추가하고자 합니다.'],
  ['사무용품 구매', '팀에서 쓰는 소모품을 구매하고자 합니다.'],
  ['거래처 방문 보고', '지난주 방문한 거래처의 요청 사항을 정리했습니다.'],
  ['채용 품의', '팀 인원 보강을 위해 한 명을 채용하고자 합니다.'],
  ['행사 진행 계획', '다음 달 고객 행사의 일정과 예산안입니다.'],
  ['보안 점검 결과', '분기 보안 점검 결과와 조치 계획을 보고드립니다.'],
] as const

const STATES: readonly DocumentPlan['status'][] = [
  'APPROVED',
  'APPROVED',
  'REQUESTED',
  'APPROVED',
  'DENIED',
  'CANCELED',
  'INFORMED',
  'REQUESTED',
]

/** General documents of all states over the months; the known leader and member take part in several. */
export function generalDocuments(
  random: Random,
  people: readonly DemoPerson[],
  today: Temporal.PlainDate,
  months: number,
): DocumentPlan[] {
  const working = people.filter((person) => person.status === 'WORKING')
  const authors = working.filter((person) => person.approverId !== null)
  const known = authors.filter((person) => person.role !== null || person.team === '웹팀')
  const back = today.subtract({ months }).until(today, { largestUnit: 'days' }).days
  const all = Array.from({ length: Math.max(16, Math.round(working.length / 2)) }, (_, index) => {
    const author = index % 2 === 0 ? known[(index / 2) % known.length]! : random.pick(authors)
    const status = STATES[index % STATES.length]!
    const age = status === 'REQUESTED' ? random.between(1, 6) : random.between(3, back)
    return generalDocument(
      random,
      { author, status, submittedOn: workDayBefore(today.subtract({ days: age - 1 })) },
      working,
    )
  })
  return [...all, ...waitingDocuments(working, today)]
}

/** How many documents wait for certain for those whom a visitor signs in as, whatever chance has given them. */
const WAITING = [
  ['leader', 4],
  ['admin', 2],
] as const

/** A source of chance of their own, so that what else is made stays as it was without them. */
function waitingDocuments(working: readonly DemoPerson[], today: Temporal.PlainDate): DocumentPlan[] {
  const random = seededRandom(`gyeol waiting documents ${today}`)
  return WAITING.flatMap(([role, count]) => {
    const approver = working.find((person) => person.role === role)
    const authors = working.filter(({ approverId, role: own }) => approverId === approver?.id && own === null)
    return authors.slice(0, count).map((author, index) => {
      const submittedOn = workDayBefore(today.subtract({ days: index }))
      const made = { author, status: 'REQUESTED', submittedOn } as const
      return { ...generalDocument(random, made, working), receivers: untouchedLine(made, working) }
    })
  })
}

function generalDocument(
  random: Random,
  made: Pick<DocumentPlan, 'author' | 'status' | 'submittedOn'>,
  working: readonly DemoPerson[],
): DocumentPlan {
  const [title, text] = random.pick(SUBJECTS)
  const receivers =
    made.status === 'INFORMED' ? readers(random, made.author, working) : line(random, made, working)
  return {
    ...made,
    kind: freeDocument.key,
    titles: titlesIn(() => title),
    content: { title, text },
    minute: random.between(560, 1_050),
    receivers,
    leave: null,
  }
}

/** The leader, and above them the next one; a waiting document waits at either step. */
function line(
  random: Random,
  { author, status }: Pick<DocumentPlan, 'author' | 'status'>,
  working: readonly DemoPerson[],
): ReceiverPlan[] {
  const first = author.approverId!
  const second = secondApprover(author, working)
  if (second === null) return [decided(first, 1, status)]
  if (status === 'APPROVED') return [decided(first, 1, status), decided(second, 2, status)]
  if (status === 'REQUESTED' && author.role !== 'member' && random.chance(0.5)) {
    return [decided(first, 1, 'APPROVED'), decided(second, 2, 'REQUESTED')]
  }
  return [decided(first, 1, status), ...untouchedLine({ author }, working).slice(1)]
}

/** A line that nobody has acted in: it has reached the first only. */
export function untouchedLine(
  { author }: Pick<DocumentPlan, 'author'>,
  working: readonly DemoPerson[],
): ReceiverPlan[] {
  const second = secondApprover(author, working)
  const waiting = second === null ? [] : [{ ...decided(second, 2, 'REQUESTED'), shown: false }]
  return [decided(author.approverId!, 1, 'REQUESTED'), ...waiting]
}

export function secondApprover(author: DemoPerson, working: readonly DemoPerson[]): number | null {
  const second = working.find((person) => person.id === author.approverId)?.approverId ?? null
  return second === author.id ? null : second
}

function readers(random: Random, author: DemoPerson, working: readonly DemoPerson[]): ReceiverPlan[] {
  const team = working.filter((person) => person.team === author.team && person.id !== author.id)
  const ids = new Set([author.approverId!, ...team.slice(0, 3).map((person) => person.id)])
  return [...ids].map((memberId): ReceiverPlan => {
    const isRead = random.chance(0.5)
    return {
      memberId,
      type: 'CIRCULATOR',
      order: 0,
      shown: true,
      processed: isRead,
      decision: isRead ? 'CONFIRMED' : null,
      comment: '',
    }
  })
}

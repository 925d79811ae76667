import {
  decided,
  type DocumentPlan,
  type ReceiverPlan,
  secondApprover,
  untouchedLine,
} from '../document-plan.ts'
import type { DemoPerson } from '../people.ts'

export interface Place {
  working: readonly DemoPerson[]
  teams: ReadonlyMap<string, number>
  today: Temporal.PlainDate
}

type Given = Record<string, unknown>

interface Written extends Pick<DocumentPlan, 'author' | 'status' | 'minute' | 'receivers'> {
  form: string
  title: string
  given: Given
  /** Days before today; it went out on the last day of work before that. */
  ago: number
}

/** What the known member has begun and not sent. */
export const DRAFTED = [
  {
    form: 'certificate',
    title: '재직증명서 신청',
    given: { purpose: '금융기관 제출', copies: '1' },
  },
  {
    form: 'spending',
    title: '사용자 인터뷰 사례비',
    given: {
      payee: '',
      items: [{ item: '참가자 사례비', count: '5', price: 50_000 }],
    },
  },
] as const satisfies { form: string; title: string; given: Given }[]

type Step = (author: DemoPerson, working: readonly DemoPerson[]) => ReceiverPlan[]

const waiting: Step = (author, working) => untouchedLine({ author }, working)
const approved: Step = (author, working) => {
  const second = secondApprover(author, working)
  const first = decided(author.approverId!, 1, 'APPROVED')
  return second === null ? [first] : [first, decided(second, 2, 'APPROVED')]
}
const halfWay: Step = (author, working) => {
  const second = secondApprover(author, working)
  return second === null
    ? waiting(author, working)
    : [decided(author.approverId!, 1, 'APPROVED'), decided(second, 2, 'REQUESTED')]
}
const denied =
  (comment: string): Step =>
  (author, working) => [
    { ...decided(author.approverId!, 1, 'DENIED'), comment },
    ...untouchedLine({ author }, working).slice(1),
  ]

/** Documents of forms in every state, around the people whom a visitor signs in as. */
export function writtenDocuments(place: Place): Written[] {
  const { working, today } = place
  const day = (days: number) => today.add({ days }).toString()
  const known = (role: DemoPerson['role']) => working.find((person) => person.role === role)
  const ofTeam = (team: string, at: number) =>
    working.filter((person) => person.team === team && person.role === null && !person.leads)[at]
  const write = (
    author: DemoPerson | undefined,
    [form, title, given]: readonly [string, string, Given],
    [status, line, ago, minute]: readonly [DocumentPlan['status'], Step, number, number],
  ): Written[] =>
    author?.approverId == null
      ? []
      : [
          {
            form,
            title,
            given,
            ago,
            minute,
            status,
            author,
            receivers: line(author, working),
          },
        ]
  return [
    ...write(ofTeam('웹팀', 0), purchase(day(10)), ['REQUESTED', waiting, 0, 610]),
    ...write(ofTeam('웹팀', 1), training(day(20), day(21)), ['REQUESTED', waiting, 1, 655]),
    ...write(known('member'), spending(day(-12)), ['APPROVED', approved, 18, 590]),
    ...write(known('member'), card(day(-30), day(-9)), [
      'DENIED',
      denied('가맹점이 빠진 내역이 있습니다. 영수증과 함께 다시 올려 주십시오.'),
      6,
      700,
    ]),
    ...write(known('middle'), proposal(day(14), day(16)), ['REQUESTED', halfWay, 2, 570]),
    ...write(known('payroll'), cooperation(place, day(5)), ['APPROVED', approved, 9, 880]),
    ...write(ofTeam('영업팀', 0), tripReport(day(-16), day(-15)), ['APPROVED', approved, 13, 615]),
  ]
}

const purchase = (needed: string) =>
  [
    'purchase',
    '개발용 모니터 구매',
    {
      purpose: '화면 검수용 모니터 교체',
      payee: '한빛전자',
      needed_on: needed,
      items: [
        { item: '27인치 모니터', count: '2', price: 389_000 },
        { item: '모니터 암', count: '2', price: 54_000, note: '책상 고정형' },
      ],
    },
  ] as const

const training = (from: string, to: string) =>
  [
    'training',
    '웹 접근성 실무 과정 참가',
    {
      course: '웹 접근성 실무',
      by: '한국웹교육원',
      days: { from, to },
      fee: 440_000,
      effect: '배운 점검 절차를 팀의 배포 전 확인 목록에 넣고자 합니다.',
    },
  ] as const

const spending = (paid: string) =>
  [
    'spending',
    '디자인 도구 구독료',
    {
      payee: '그린소프트',
      paid_on: paid,
      method: '계좌 이체',
      items: [{ item: '디자인 도구 1년', count: '3', price: 180_000 }],
    },
  ] as const

const card = (from: string, to: string) =>
  [
    'card',
    '지난달 법인카드 사용 내역',
    {
      month: { from, to },
      uses: [
        { on: from, shop: '새벽식당', why: '야간 배포 식대', amount: 64_000 },
        { on: to, shop: '미확인', why: '회의 다과', amount: 23_500 },
      ],
    },
  ] as const

const proposal = (from: string, to: string) =>
  [
    'proposal',
    '신규 입사자 교육 진행',
    {
      purpose: '입사 첫 주의 적응 지원',
      plan: '부서별 업무 소개와 사내 제도 안내를 사흘 동안 진행합니다.',
      budget: 1_200_000,
      period: { from, to },
      effect: '입사자가 첫 주에 필요한 일을 스스로 찾을 수 있습니다.',
    },
  ] as const

const cooperation = ({ teams, working }: Place, until: string) => {
  const person = working.find(({ role }) => role === 'middle')
  return [
    'cooperation',
    '연말정산 안내 자료 요청',
    {
      to_team: { id: teams.get('인사팀') },
      to_person: person && { id: person.id },
      what: '올해 입사자와 퇴사자 명단을 확인해 주십시오.',
      until,
    },
  ] as const
}

const tripReport = (from: string, to: string) =>
  [
    'trip_report',
    '부산 거래처 방문 보고',
    {
      days: { from, to },
      place: '부산',
      results: '내년 공급 물량을 협의했고, 견적을 다시 보내기로 했습니다.',
      costs: [
        { on: from, what: 'KTX', amount: 119_600 },
        { on: to, what: '숙박', amount: 98_000 },
      ],
    },
  ] as const

export interface SamplePerson {
  id: number
  name: string
  position: string
  team: string
  state: 'working' | 'away' | 'home' | 'leave' | 'notIn' | 'out'
  minutes: number
  left: number | null
}

const NAMES = [
  '김현지',
  '남궁민수',
  '이서연',
  '박도윤',
  '최하은',
  '강민',
  'Jane Mary Doe',
  '山田太郎',
  '선우지호',
  '한지우',
]
const STATES = ['working', 'home', 'away', 'leave', 'notIn', 'out'] as const

export const people: SamplePerson[] = Array.from({ length: 600 }, (_, at) => ({
  id: at + 1,
  name: NAMES[at % NAMES.length]!,
  position: ['사원', '선임', '책임', '팀장'][at % 4]!,
  team: ['제품개발팀', '고객성공팀', '아주 긴 이름을 가진 전략기획 및 신사업 추진 태스크포스팀', '인사팀'][
    at % 4
  ]!,
  state: STATES[at % STATES.length]!,
  minutes: 2400 + ((at * 37) % 900),
  left: at % 9 === 5 ? null : (at * 3.5) % 15,
}))

export const teams = [
  { id: 1, name: '결컴퍼니', parentId: null },
  { id: 2, name: '제품본부', parentId: 1 },
  { id: 3, name: '제품개발팀', parentId: 2 },
  { id: 4, name: '디자인팀', parentId: 2 },
  { id: 5, name: '경영지원본부', parentId: 1 },
  { id: 6, name: '인사팀', parentId: 5 },
]

/** What the api throws when the server refuses. */
export function refusal(fields: Record<string, string> = {}): Error {
  return Object.assign(new Error('같은 시간에 이미 승인된 일정이 있습니다. 시간을 변경해 주십시오.'), {
    name: 'ApiError',
    fields,
    requestId: 'req-7f3a2c',
  })
}

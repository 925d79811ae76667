import { hashToken } from '#server/http/secrets.ts'
import type { Target } from './load.ts'
import type { Given, Recipe } from './replay.ts'
import type { Bench } from './scenarios.ts'

/** The day on which the recorded request asks for leave. */
const LEAVE_DAY = '2027-11-22'

/** A page of everybody who is away in a month. */
export const LEAVE_CALENDAR = '/work/leave_calendar/?date=2026-10-15'

export const OWN_MONTH = '/work/work_time/?type=month&date=2026-10-15'

const HOME = '/home/home/summary/'

/** Months before all others, so that no other request has the room. */
const BOOKING_DAY = '2028-01-03'

/** The requests whose statements twins send: the first person reads and decides, the last one writes and reads their own. */
export function recipes({ company, cookies }: Pick<Bench, 'company' | 'cookies'>): Record<string, Recipe> {
  const last = company.members.length - 1
  const by = (person: number, path: string, given: Given = {}): Recipe => ({
    method: 'GET',
    path,
    headers: cookies[person]!,
    given: { ...givenOf({ company }, person), ...given },
  })
  const press = (kind: string): Recipe => ({
    ...by(last, '/work/work_web/checkinout/'),
    method: 'POST',
    body: { loc_check_type: kind },
  })
  const search = (text: string) => `/user/users/list_user/?limit=8&search=${encodeURIComponent(text)}`
  const { name } = company.members[30]!
  const someone = company.members[100]!
  return {
    members: by(0, '/user/com_members/?cmem_status=WORKING&page_size=50'),
    'members-search': by(0, search(someone.name)),
    teams: by(0, '/user/teams/?struct=true'),
    division: by(0, `/user/teams/list_org/?team_id=${company.divisionId}`),
    profile: by(0, `/user/user_profile/${someone.memberId}/`),
    'check-in': press('IN'),
    'check-out': press('OUT'),
    'own-month': by(last, OWN_MONTH),
    'own-month-first': by(last - 1, OWN_MONTH, firstGivenOf({ company, cookies }, last - 1)),
    ...readingMany(by, company),
    pending: by(0, '/v1/approvals/inbox?bucket=requested&page_size=20'),
    'search-0': by(5, search(name)),
    'search-1': by(5, search(name.slice(0, 2))),
    'search-2': by(5, search('ㄱㅎ')),
    'book-room': {
      ...by(3, '/meeting/mt_room_reserve/', { day: BOOKING_DAY }),
      method: 'POST',
      body: {
        room_id: company.roomIds[0]!,
        date: BOOKING_DAY,
        start_time: '09:00',
        end_time: '09:15',
        title: '측정',
      },
    },
    'ask-leave': {
      ...by(last, '/work/work_event/', { day: LEAVE_DAY }),
      method: 'POST',
      body: {
        wk_start_date: LEAVE_DAY,
        wk_end_date: LEAVE_DAY,
        wk_event: 'VACATION:ANNUAL:FULL',
        wk_comment: '측정',
      },
    },
    'approve-leave': {
      ...by(0, '/v1/approvals/documents/{document}/approve'),
      method: 'POST',
      body: {},
      about: 'ask-leave',
    },
  }
}

/** What leaders look at of the working time of many. */
function readingMany(
  by: (person: number, path: string) => Recipe,
  { departmentId, members }: Bench['company'],
): Record<string, Recipe> {
  const { memberId } = members[100]!
  return {
    'home-admin': by(0, HOME),
    'home-member': by(members.length - 1, HOME),
    'leave-balance': by(0, `/user/vacation_info/?user_id=${memberId}`),
    'leave-ledger': by(0, `/user/vacation/ledger/?user_id=${memberId}`),
    'leave-calendar': by(0, LEAVE_CALENDAR),
    'team-week': by(0, `/work/work_time_week/?date=2026-10-15&team_id=${departmentId}&org_range=team`),
    board: by(0, '/work/work_status/?page_size=50'),
    'month-page': by(0, '/work/work_time_month/?date=2026-10-15&page_size=50'),
    'ledger-page': by(0, '/work/work_event/yearly_leave/?page_size=50'),
    'ledger-year': by(0, '/work/work_event/yearly_leave/?page_size=50&type=ordinal&year=2026'),
    'month-of-all': by(0, '/work/work_time_month/?date=2026-10-15&page_size=1000'),
    'month-as-sheet': by(0, '/work/work_time/work_time_download/?date=2026-10-15'),
    'closing-head': by(0, '/contract/worktimeconfirm/get_admin_confirm_info/?date=2026-10-15'),
    'month-summary': by(0, '/work/work_time_month/summary/?date=2026-10-15'),
  }
}

/** Who asks, as the statements tell it. */
export function givenOf({ company }: Pick<Bench, 'company'>, person: number): Given {
  const { memberId, accountId } = company.members[person]!
  return { member: memberId, account: accountId }
}

/** The same with the session that the server has not seen yet. */
export function firstGivenOf(
  { company, cookies }: Pick<Bench, 'company' | 'cookies'>,
  person: number,
): Given {
  const [, token] = /gyeol_session=([^;]+)/.exec(cookies[person]!.cookie!)!
  return { ...givenOf({ company }, person), session: hashToken(token!).toString('hex') }
}

export interface Again {
  name: string
  given: Given
}

/** The statements of a recipe as one person sends them. */
export function the(bench: Pick<Bench, 'company'>, name: string, person: number): () => Again {
  return () => ({ name, given: givenOf(bench, person) })
}

/** A twin that is asked for the statements of a recipe with other people or days. */
export function replayed(
  { served }: Pick<Bench, 'served'>,
  next: () => Again,
  seen: (body: string) => boolean = (body) => body.length > 10,
): Target {
  return {
    port: served.twinPort,
    next: () => {
      const { name, given } = next()
      return { method: 'POST', path: `/replay/${name}`, body: given }
    },
    check: (status, body) => status === 200 && seen(body),
  }
}

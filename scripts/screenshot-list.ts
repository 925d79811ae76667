/** A picture for the documentation: who looks at which screen, and what is pressed before. */
export interface Shot {
  /** Name of the file in docs/screenshots, without its ending. */
  name: string
  path: string
  /** Account of the demo company; nobody is signed in without it. */
  as?: 'admin' | 'middle' | 'leader' | 'member' | 'payroll'
  clicks?: readonly Click[]
  dark?: boolean
  phone?: boolean
}

interface Click {
  role: 'button' | 'link' | 'tab' | 'row' | 'option' | 'menuitem'
  name: string | RegExp
  /** Which of several, from 0. */
  nth?: number
}

export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/main', as: 'member' },
  { name: 'home-dark', path: '/main', as: 'leader', dark: true },
  { name: 'home-phone', path: '/main', as: 'member', phone: true },
  { name: 'home-arranged', path: '/main', as: 'admin', clicks: [{ role: 'button', name: '홈 구성' }] },
  { name: 'check-phone', path: '/main/work/check', as: 'leader', phone: true },
  { name: 'today', path: '/main/work/today', as: 'admin' },
  { name: 'month', path: '/main/work/month', as: 'admin' },
  { name: 'schedule', path: '/main/work/schedule', as: 'admin' },
  { name: 'closing', path: '/main/work/confirm/admin', as: 'admin' },
  { name: 'inbox', path: '/main/approval/inbox', as: 'leader', clicks: [{ role: 'link', name: /차 · / }] },
  { name: 'write', path: '/main/approval/write?free=true', as: 'member' },
  { name: 'inbox-phone', path: '/main/approval/inbox', as: 'leader', phone: true },
  {
    name: 'leave-request',
    path: '/main/leave',
    as: 'member',
    clicks: [{ role: 'button', name: /휴가 신청/ }],
  },
  { name: 'leave-ledger', path: '/main/leave/ledger', as: 'admin' },
  { name: 'org', path: '/main/org', as: 'admin' },
  { name: 'members', path: '/main/members', as: 'admin', dark: true },
  { name: 'meeting-rooms', path: '/main/meeting', as: 'member' },
  { name: 'permissions', path: '/main/settings/permissions', as: 'admin' },
  { name: 'settings', path: '/main/settings', as: 'admin' },
]

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
  { name: 'sign-in', path: '/auth/email' },
  { name: 'home', path: '/main', as: 'member' },
  { name: 'home-dark', path: '/main', as: 'leader', dark: true },
  { name: 'home-phone', path: '/main', as: 'member', phone: true },
  { name: 'today', path: '/main/work/today', as: 'admin' },
  { name: 'inbox', path: '/main/approval/inbox', as: 'leader', clicks: [{ role: 'link', name: /차 · / }] },
  {
    name: 'leave-request',
    path: '/main/leave',
    as: 'member',
    clicks: [{ role: 'button', name: /휴가 신청/ }],
  },
  { name: 'meeting-rooms', path: '/main/meeting', as: 'member' },
  { name: 'members', path: '/main/members', as: 'admin' },
  { name: 'org', path: '/main/org', as: 'admin' },
  { name: 'permissions', path: '/main/settings/permissions', as: 'admin' },
  { name: 'settings', path: '/main/settings', as: 'admin' },
]

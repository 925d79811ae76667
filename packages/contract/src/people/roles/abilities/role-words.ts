import type { Words } from './areas.ts'

/** The roles that stand at the head of the table of permissions, from the narrowest to the widest. */
export const roleWords = {
  MEMBER: { ko: '구성원', ja: 'メンバー', en: 'Member' },
  LEADER: { ko: '팀장', ja: 'チームリーダー', en: 'Team leader' },
  LIMITED_ADMIN: { ko: '중간관리자', ja: '部門管理者', en: 'Limited admin' },
  FULL_ADMIN: { ko: '전체 관리자', ja: 'システム管理者', en: 'Full admin' },
} as const satisfies Record<string, Words>

export type RoleKey = keyof typeof roleWords

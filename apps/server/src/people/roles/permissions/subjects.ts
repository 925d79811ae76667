import { type RoleKey, roleWords } from '#contract/people/roles/abilities/role-words.ts'
import { dutyCodes, duties } from '#contract/people/roles/duties.ts'
import { companyIdOf } from '../../../db/transaction.ts'
import type { Actor, Language } from '../../../http/context.ts'

/** For whom the table is asked: one of its columns. */
export interface Subject {
  key: string
  kind: 'ROLE' | 'DUTY' | 'PERSON'
  name: string
  actor: Actor
  ownTeamId: number | null
}

// Nobody's and no team's: policies compare ids, they never look them up.
const OWN = 1
const LED = [2, 3]
const COVERED = [4, 5]

const member: Actor = {
  accountId: 1,
  memberId: 1,
  companyId: companyIdOf(1),
  isFullAdmin: false,
  isLimitedAdmin: false,
  isShutOut: false,
  ledTeamIds: [],
  coverTeamIds: [],
  roles: [],
  timezone: 'Asia/Seoul',
  dayChangeMinute: 360,
  switchedOff: [],
  tellsEnglishNames: true,
  tellsLocalNames: true,
}

const roleActors: Record<RoleKey, Actor> = {
  MEMBER: member,
  LEADER: { ...member, ledTeamIds: LED },
  LIMITED_ADMIN: { ...member, isLimitedAdmin: true, coverTeamIds: COVERED },
  FULL_ADMIN: { ...member, isFullAdmin: true, roles: ['FULL_ADMIN'] },
}

/** One of every role and of every duty, each with nothing else. */
export function everySubject(language: Language, limitedAdminName: string | null): Subject[] {
  const roles = (Object.keys(roleWords) as RoleKey[]).map((key): Subject => {
    const own = key === 'LIMITED_ADMIN' ? limitedAdminName : null
    return {
      key,
      kind: 'ROLE',
      name: own ?? roleWords[key][language],
      actor: roleActors[key],
      ownTeamId: key === 'LEADER' ? LED[0]! : OWN,
    }
  })
  const holders = dutyCodes.map((code): Subject => ({
    key: code,
    kind: 'DUTY',
    name: duties[code][language].name,
    actor: { ...member, roles: [code] },
    ownTeamId: OWN,
  }))
  return [...roles, ...holders]
}

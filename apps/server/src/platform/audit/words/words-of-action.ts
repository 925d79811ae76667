import type { Input } from '#contract/endpoint.ts'
import { type AuditArea, auditAreas, type listAuditActions } from '#contract/platform/audit/audit.ts'
import type { Language } from '../../../http/context.ts'
import { ACTION_WORDS } from './action-words.ts'
import { AREA_NAMES, NOUNS } from './nouns.ts'
import { inLanguage, type Words } from './words.ts'

/** Verbs that mean the same of everything; the English before its noun. */
const VERBS: Readonly<Record<string, Words>> = {
  create: ['추가', '追加', 'Added'],
  update: ['변경', '変更', 'Changed'],
  delete: ['삭제', '削除', 'Deleted'],
  order: ['순서 변경', '並べ替え', 'Reordered'],
}

/** How often each verb stands with each noun: what the product writes, besides the actions with words of their own. */
const PLAIN: Readonly<Record<string, readonly (keyof typeof VERBS)[]>> = {
  member: ['update', 'delete'],
  profile: ['update'],
  ...allOf('team', 'rank', 'custom_field', 'custom_option', 'gate_user', 'slack_user'),
  member_import: ['create', 'update'],
  role_name: ['update'],
  ...allOf('form', 'form_category', 'delegation', 'approval_line'),
  schedule: ['delete'],
  schedule_event: ['delete'],
  shift_template: ['delete'],
  ...allOf('closing_settings', 'closing_period', 'location', 'wifi', 'branch', 'event_code'),
  ...allOf('meeting_room', 'meeting_category', 'meeting_booking', 'pay_plan', 'team_calendar'),
  company: ['update'],
}

function allOf(...nouns: readonly string[]): Record<string, readonly (keyof typeof VERBS)[]> {
  return Object.fromEntries(nouns.map((noun) => [noun, ['create', 'update', 'delete']]))
}

const OTHER: Words = ['기타 변경', 'その他の変更', 'Other change']

function plainWords(noun: Words, verb: Words): Words {
  return [`${noun[0]} ${verb[0]}`, `${noun[1]}の${verb[1]}`, `${verb[2]} ${noun[2]}`]
}

const areaOfNoun = new Map(
  auditAreas.flatMap((area) => Object.keys(NOUNS[area]).map((noun) => [noun, area] as const)),
)

/** Where actions belong that are named after their endpoint, because its command says nothing of its own. */
const OF_ENDPOINTS: Readonly<Record<string, AuditArea>> = {
  approval_settings: 'APPROVALS',
  approvals: 'APPROVALS',
  approvals_v0: 'APPROVALS',
  calendar_feeds: 'COMPANY',
  confirm: 'TIME',
  delegations: 'APPROVALS',
  employment: 'APPROVALS',
  forms: 'APPROVALS',
  home: 'COMPANY',
  integrations: 'COMPANY',
  lines: 'APPROVALS',
  meeting: 'OFFICE',
  members: 'PEOPLE',
  org: 'COMPANY',
  proofs: 'APPROVALS',
  repairs: 'APPROVALS',
  retention: 'APPROVALS',
  roles: 'ACCESS',
  user: 'PEOPLE',
  vacation_ask: 'LEAVE',
  vacation_plan: 'LEAVE',
  work: 'TIME',
  work_events: 'TIME',
  writing: 'APPROVALS',
}

function areaOf(action: string): AuditArea | undefined {
  const [noun] = action.split('.') as [string]
  return areaOfNoun.get(noun) ?? OF_ENDPOINTS[noun]
}

const words: ReadonlyMap<string, Words> = new Map([
  ...Object.entries(PLAIN).flatMap(([key, verbs]) => {
    const noun = NOUNS[areaOfNoun.get(key)!][key]!
    return verbs.map((verb) => [`${key}.${verb}`, plainWords(noun, VERBS[verb]!)] as const)
  }),
  ...Object.entries(ACTION_WORDS),
])

/** Whether an action is called something of its own, rather than another change of its area. */
export const hasWords = (action: string): boolean => words.has(action)

/** What an action is called. One that is named after its endpoint is another change of its area. */
export function wordsOfAction(action: string): Words {
  const known = words.get(action)
  const area = areaOf(action)
  if (known || !area) return known ?? OTHER
  const [ko, ja, en] = AREA_NAMES[area]
  return [`${ko} · ${OTHER[0]}`, `${ja}・${OTHER[1]}`, `${OTHER[2]} · ${en}`]
}

/** @param named those that are named after their endpoints */
export const actionsOf = (area: AuditArea, named: readonly string[]): string[] =>
  [...new Set([...words.keys(), ...named])].filter((action) => areaOf(action) === area)

/** An action and those of its area that are called the same: to their readers they are one. */
export function namedAlike(action: string): string[] {
  const [name] = wordsOfAction(action)
  const area = areaOf(action)
  const alike = [...words].filter(([other, [text]]) => text === name && areaOf(other) === area)
  return [...new Set([action, ...alike.map(([other]) => other)])]
}

/** Every action that can be looked for, by area. */
export function tellActions(language: Language): Input<(typeof listAuditActions)['response']> {
  return auditAreas.map((area) => ({
    area,
    area_name: inLanguage(AREA_NAMES[area], language),
    actions: actionsOf(area, [])
      .filter((action) => namedAlike(action).toSorted()[0] === action)
      .map((action) => ({ action, action_text: inLanguage(wordsOfAction(action), language) }))
      .toSorted((a, b) => a.action_text.localeCompare(b.action_text, language)),
  }))
}

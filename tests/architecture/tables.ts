import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INFRASTRUCTURE, type SourceFile } from './read-tree.ts'

/** Who owns which table: the owner alone writes it, and offers what others read in its index.ts. */
const OWNERS: Record<string, string> = {
  http: 'audit_events idempotent_answers',
  db: 'tallies',
  'platform/auth':
    'account_codes account_events account_terms accounts attempts known_devices memberships past_memberships pending_sign_ups recovery_codes sessions',
  'platform/companies': 'companies company_directory',
  'platform/features': 'company_features',
  'platform/files': 'files',
  'platform/integrations': 'provider_connections team_calendars',
  'platform/operator-notices': 'operator_notices',
  'platform/notifications': 'notice_choices notice_defaults notifications push_subscriptions told_occasions',
  'platform/subscriptions': 'pay_plans',
  'people/custom-fields': 'custom_field_options custom_fields custom_value_options custom_values',
  'people/employment': 'absences employment_terms invitation_codes past_employments planned_retirements',
  'people/member-sheets': 'member_import_rows member_imports',
  'people/members': 'members team_memberships',
  'people/organization': 'ranks team_versions teams',
  'people/person-codes': 'gate_users slack_users',
  'people/roles': 'cover_teams role_holders role_names',
  'approvals/documents':
    'document_attachments document_bookmarks document_receivers document_references document_replies document_serials document_versions documents searched_attachments searched_documents',
  'approvals/papers': 'document_keys',
  'approvals/employment-requests': 'employment_requests',
  'approvals/lines': 'approval_lines',
  'approvals/forms': 'document_drafts form_categories form_marks form_versions forms receiver_lists',
  'approvals/delegations': 'delegations',
  'approvals/proofs': 'document_proofs proof_checks',
  'time/calendars': 'calendar_feeds',
  'time/event-codes': 'event_code_audiences event_code_members event_codes',
  'time/leave': 'leave_adjustments leave_attendances leave_grants',
  'time/leave-promotion': 'leave_promotion_days leave_promotions',
  'time/schedules': 'month_schedules schedule_events shift_templates',
  'time/work-events': 'team_coverages work_events',
  'time/closing': 'closing_eras closing_misses closing_periods closing_settings work_closings',
  'time/work-days': 'check_records day_corrections day_fillings day_parts work_days',
  'time/work-plans': 'company_holidays day_closings shifts swapped_days',
  'time/workplaces': 'branches locations wifi_networks',
  'office/meeting-rooms': 'booking_series room_bookings room_categories rooms',
  'office/mood': 'moods',
  'office/meals': 'meals',
  'portal/home': 'home_layouts',
}

/** The ground of every list of people: anybody joins these, nobody but the owner writes them. */
const GROUND = new Set(['companies', 'members', 'teams', 'team_memberships', 'ranks'])

const owned = new Map(
  Object.entries(OWNERS).flatMap(([slice, names]) => names.split(' ').map((name) => [name, slice])),
)

/** Tables of the schema without an owner, and owned ones that the schema does not have. */
export function withoutOwner(): string[] {
  const schema = readFileSync(join(import.meta.dirname, '../../db/schema.sql'), 'utf8')
  const tables = [...schema.matchAll(/^create (?:table|view) (?:public\.)?"?(\w+)"?/gim)].map(
    (match) => match[1]!,
  )
  return [
    ...tables.filter((name) => !owned.has(name)),
    ...[...owned.keys()].filter((name) => !tables.includes(name)),
  ]
}

const WRITE =
  /(?:insertInto|updateTable|deleteFrom|mergeInto|recordsOf)\('(\w+)|\b(?:insert into|update|delete from|merge into)\s+(\w+)/g
const READ =
  /(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*\[?'(\w+)|\b(?:from|join|using)\s+(\w+)/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g

/** `people/roles → teams`: writes of a foreign table. */
export function foreignWrites(files: readonly SourceFile[]): string[] {
  return touched(files, WRITE)
}

/** The same of reads, those of the ground apart. */
export function foreignReads(files: readonly SourceFile[]): string[] {
  return touched(files, READ).filter((each) => !GROUND.has(each.split(' → ')[1]!))
}

function touched(files: readonly SourceFile[], pattern: RegExp): string[] {
  const found = new Set<string>()
  for (const { path, text } of files) {
    const room = roomOf(path)
    if (!room) continue
    for (const match of text.replace(COMMENT, '').matchAll(pattern)) {
      const table = match[1] ?? match[2]!
      if (owned.has(table) && owned.get(table) !== room) found.add(`${room} → ${table}`)
    }
  }
  return [...found].toSorted()
}

function roomOf(path: string): string | undefined {
  const [, first, second] = /^apps\/server\/src\/([^/]+)\/([^/]+)/.exec(path) ?? []
  if (!first || path.endsWith('.test.ts')) return undefined
  return INFRASTRUCTURE.includes(first) ? first : `${first}/${second}`
}

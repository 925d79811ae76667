import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/**
 * Constraints that nobody can meet, and why. A check of one column is none of them: the contract's schema refuses such a value
 * before it gets there, which declared-limits.test.ts and the generated calls hold.
 */
const OUT_OF_REACH: Record<string, string> = {
  // Made by chance or by counting, never said by anybody.
  account_codes_handle_key: 'chance',
  company_directory_join_code_key: 'half chance: what a company says is only how it begins',
  files_storage_key: 'chance',
  invitation_codes_pkey: 'chance',
  recovery_codes_pkey: 'chance',
  sessions_access_key: 'chance',
  sessions_refresh_key: 'chance',
  employment_requests_pkey: 'one for each document, whose id is counted',
  document_proofs_chain: 'counted under the lock of the document',
  document_versions_number: 'counted under the lock of the document',
  companies_dinner: 'update-company.ts judges both ends before',
  documents_serial_key: 'counted under a lock; one that is there is passed by',
  member_import_rows_pkey: 'the number of the row in its sheet',
  company_directory_pkey: 'counted',
  companies_pkey: 'of the directory',
  // Written by statements that say what happens to what is there.
  account_terms_pkey: 'the names of one object',
  accounts_email_key: 'on conflict: the address is somebody’s by then',
  attempts_pkey: 'on conflict',
  company_features_pkey: 'on conflict',
  form_marks_pkey: 'on conflict',
  moods_pkey: 'on conflict',
  operator_notices_order: 'by the command of the operator, who reads what the database says',
  meals_pkey: 'on conflict',
  meals_served: 'a day with neither words nor picture is dropped',
  home_layouts_pkey: 'on conflict',
  notice_choices_pkey: 'on conflict',
  notice_choices_quiet: 'QUIET_TIME_EMPTY before',
  notice_defaults_pkey: 'on conflict',
  told_occasions_pkey: 'on conflict',
  form_versions_pkey: 'the form is locked',
  cover_teams_pkey: 'on conflict',
  custom_value_options_pkey: 'options of a value are a set',
  custom_values_once: 'on conflict',
  document_serials_pkey: 'on conflict',
  calendar_feeds_once: 'on conflict',
  document_bookmarks_once: 'on conflict',
  document_references_once: 'looked for under the lock of the document',
  document_references_other: 'OWN_REFERENCE before',
  event_code_members_pkey: 'on conflict',
  event_code_audiences_once: 'teams and ranks of a kind are sets, written anew under its lock',
  event_code_audiences_one: 'each row is written of one list',
  idempotent_answers_pkey: 'on conflict',
  known_devices_pkey: 'on conflict',
  approval_lines_one_owner: 'the line of a team is of no person, and the other way round',
  leave_attendances_once: 'on conflict',
  leave_grants_once: 'on conflict',
  memberships_pkey: 'on conflict',
  receiver_lists_key: 'on conflict',
  past_memberships_pkey: 'on conflict',
  planned_retirements_pkey: 'on conflict',
  provider_connections_pkey: 'on conflict',
  role_holders_pkey: 'on conflict',
  role_names_pkey: 'on conflict',
  month_schedules_once: 'on conflict',
  shifts_pkey: 'on conflict',
  work_days_pkey: 'on conflict',
  // Written whole from what a pure rule made, or judged by one before.
  absences_order: 'INVALID_RANGE before',
  booking_series_order: 'the range of the repetition is judged before',
  companies_day_range: 'INVALID_RANGE before, of the locked row',
  companies_week_range: 'INVALID_RANGE before, of the locked row',
  companies_texts: 'the contract limits each of the texts',
  closing_misses_once: 'on conflict',
  closing_eras_once: 'an era is kept only where it ends after the one before, under the lock of the settings',
  closing_periods_no_overlap: 'START_DATE_ERROR before, under the lock of the periods',
  closing_periods_order: 'END_DATE_ERROR before',
  day_closings_no_overlap: 'only what is open is closed, under the lock of the people',
  day_closings_order: 'parts of a period',
  work_closings_by: 'both are set together',
  work_closings_no_overlap: 'only what is open is closed, under the lock of the people',
  work_closings_order: 'parts of a period',
  work_closings_reopening: 'all are set together',
  swapped_days_day: 'SWAP_NO_HOLIDAY, SWAP_NO_WORK_DAY before, one swap of a person at a time',
  swapped_days_name: 'of the product, and of the company within its own length',
  swapped_days_other: 'SWAP_NO_WORK_DAY before',
  company_holidays_free_half: 'AM and PM by the schema of the call, and of a holiday of the company alone',
  company_holidays_swap: 'HOLIDAY_NO_WORK_DAY before; both rows are written together',
  day_fillings_pkey: 'insert on conflict',
  day_parts_order: 'parts of a planned day',
  employment_terms_once: 'rows of one timeline',
  employment_terms_order: 'rows of one timeline',
  leave_promotions_once: 'insert on conflict',
  leave_promotions_window: 'windows of the law',
  leave_promotions_asked: 'all are set together',
  leave_promotions_done: 'all are set together',
  leave_promotion_days_refused: 'both are set together',
  leave_promotions_ended: 'all are set together',
  leave_adjustments_order: 'INVALID_RANGE before',
  leave_adjustments_opening: 'what was used before is written below zero',
  leave_attendances_order: 'periods of service',
  leave_attendances_sum: 'the parts are counted together',
  leave_grants_carry: 'both are set together',
  leave_grants_order: 'years of leave; an end cuts those that began before it',
  team_coverages_pkey: 'on conflict',
  work_events_order: 'INVALID_RANGE before',
  work_events_occasion_case: 'a case is kept with its day alone',
  member_imports_stop_reason: 'both are set together',
  past_employments_once: 'EMPLOYMENTS_OVERLAP before, of the held member',
  past_employments_order: 'EMPLOYMENTS_OVERLAP before, of the held member',
  shift_templates_hours: 'SHIFT_HOURS before',
  shifts_hours: 'SHIFT_HOURS before, and a day off has none',
  shifts_rest: 'SHIFT_HOURS before',
  team_memberships_order: 'rows of one timeline',
  team_versions_once: 'a version ends where the next begins',
  team_versions_order: 'keepVersions keeps none that is empty',
  teams_not_own_parent: 'TEAM_CIRCLE before, under the lock of the chart',
  work_days_order: 'presses in their order, by one zone',
  company_holidays_pkey: 'HOLIDAY_TAKEN before, one correction at a time',
}

interface Constraint {
  name: string
  says: string
  columns: readonly string[]
}

/** Unique, exclusion and check constraints, and keys other than a row's number. */
function constraints(): Constraint[] {
  const schema = readFileSync(join(ROOT, 'db/schema.sql'), 'utf8')
  return [...schema.matchAll(/^create table \w+ \(\n([\s\S]*?)^\);/gm)].flatMap(([, body]) => {
    const columns = [...body!.matchAll(/^ {2}"?(?!constraint\b)(\w+)"? /gm)].map((match) => match[1]!)
    return [...body!.matchAll(/^ {2}constraint (\w+) ((?:UNIQUE|EXCLUDE|CHECK|PRIMARY KEY) .*)$/gm)]
      .map(([, name, says]) => ({ name: name!, says: says!, columns }))
      .filter(({ says }) => !/^PRIMARY KEY \((\w+, )?id\)/.test(says))
  })
}

const namesOneColumn = ({ says, columns }: Constraint) =>
  says.startsWith('CHECK') && columns.filter((name) => new RegExp(`\\b${name}\\b`).test(says)).length === 1

/** What a write says a breach of means, as `ranks_name_key: 'NAME_TAKEN'` for onConstraint. */
function declared(): Set<string> {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: ROOT })
    .filter((path) => !/\.test\.ts$|rows\.gen\.ts$/.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  return new Set(
    sources.flatMap((text) => [...text.matchAll(/\b(\w+): '[A-Z_]+'/g)].map((match) => match[1]!)),
  )
}

test('a constraint is a refusal that people understand, or nobody can meet it', () => {
  const all = constraints()
  expect(all.length).toBeGreaterThan(150)
  const known = declared()
  const met = all.filter((each) => !namesOneColumn(each) && !known.has(each.name))
  expect(met.map(({ name }) => name).filter((name) => !(name in OUT_OF_REACH))).toEqual([])
})

test('what is said to be out of reach is there, and not declared besides', () => {
  const names = new Set(constraints().map(({ name }) => name))
  const known = declared()
  expect(Object.keys(OUT_OF_REACH).filter((name) => !names.has(name) || known.has(name))).toEqual([])
})

test('a refusal is declared of a constraint that is there', () => {
  const schema = readFileSync(join(ROOT, 'db/schema.sql'), 'utf8')
  const stores = globSync('apps/server/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const wrong = stores.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const maps = [
      ...text.matchAll(
        /onConstraint\(\{([^}]*)\}|(?:[bB]roken|[tT]aken|[uU]sed|codes) = \{([^}]*)\} as const/g,
      ),
    ]
    return maps
      .flatMap(([, inline, named]) => [...(inline ?? named ?? '').matchAll(/\b([a-z]\w*_\w+): '/g)])
      .filter(([, name]) => text.includes('onConstraint') && !schema.includes(`constraint ${name} `))
      .map(([, name]) => `${path}: ${name}`)
  })
  expect(wrong).toEqual([])
})

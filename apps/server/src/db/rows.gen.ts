// Made by npm run db:generate from migrations 8adced793a6a5a4e. Not edited by hand.

import type { Generated, GeneratedAlways } from 'kysely'

export interface Absences {
  company_id: number
  id: Generated<number>
  member_id: number
  starts_on: string
  until_on: string | null
  reason: Generated<string>
  held_at: string | null
  created_at: Generated<string>
  kind: Generated<string>
}

export interface AccountCodes {
  id: Generated<number>
  account_id: number | null
  email: string
  purpose: string
  handle: string
  code_hash: Buffer
  tries: Generated<number>
  is_temporary: Generated<boolean>
  expires_at: string
  used_at: string | null
  created_at: Generated<string>
  sign_up_id: number | null
}

export interface AccountEvents {
  account_id: number
  id: Generated<number>
  happened_at: Generated<string>
  kind: string
  method: string | null
  is_new_device: Generated<boolean>
  session_id: number | null
  ip: string | null
  user_agent: string | null
}

export interface AccountTerms {
  account_id: number
  item: string
  agreed: boolean
  agreed_at: Generated<string>
}

export interface Accounts {
  id: Generated<number>
  email: string
  password_hash: string
  birth_on: string | null
  language: Generated<string>
  confirmed_at: Generated<string>
  mfa_kind: string | null
  totp_secret: string | null
  created_at: Generated<string>
  chose_language: Generated<boolean>
}

export interface ApprovalLines {
  company_id: number
  id: Generated<number>
  team_id: number | null
  member_id: number | null
  role_code: string
  role_name: Generated<string>
  line: string
  variants: Generated<unknown>
  updated_at: Generated<string>
}

export interface Attempts {
  key: string
  window_started_at: Generated<string>
  count: Generated<number>
}

export interface AuditEvents {
  company_id: number
  id: Generated<number>
  happened_at: Generated<string>
  actor_member_id: number | null
  actor_account_id: number | null
  action: string
  target_kind: string | null
  target_id: number | null
  before: unknown
  after: unknown
  request_id: string | null
  ip: string | null
}

export interface BookingSeries {
  company_id: number
  id: Generated<number>
  frequency: string
  every: Generated<number>
  weekdays: Generated<number[]>
  starts_on: string
  until_on: string
  created_by: number
  created_at: Generated<string>
}

export interface Branches {
  company_id: number
  id: Generated<number>
  name: string
  address: Generated<string>
  created_at: Generated<string>
}

export interface CalendarFeeds {
  company_id: number
  id: Generated<number>
  member_id: number
  team_id: number | null
  secret_hash: Buffer
  created_at: string
}

export interface CheckRecords {
  company_id: number
  id: Generated<number>
  member_id: number
  kind: string
  work_on: string
  checked_at: string
  source: Generated<string>
  latitude: number | null
  longitude: number | null
  wifi_address: string | null
  ip: string | null
  reason: Generated<string>
  accepted_by: string | null
  accepted_name: string | null
  is_verified: Generated<boolean>
  distance_metres: number | null
  accuracy_metres: number | null
  gate_code: string | null
  device_at: string | null
  device_slow_seconds: number | null
  came_on_leave: Generated<boolean>
  came_on_planned_leave: Generated<boolean>
}

export interface ClosingEras {
  company_id: number
  id: Generated<number>
  until_on: string
  period: string
  ends_on_day: number
}

export interface ClosingMisses {
  company_id: number
  id: Generated<number>
  member_id: number
  work_on: string
  noted_at: string
}

export interface ClosingPeriods {
  company_id: number
  id: Generated<number>
  starts_on: string
  ends_on: string
}

export interface ClosingSettings {
  company_id: number
  id: Generated<number>
  period: string
  ends_on_day: number
  deadline_days: number
  is_automatic: boolean
  automatic_since: string | null
  is_partial: boolean
  reminded_on: string | null
}

export interface Companies {
  company_id: number
  name: string
  address: Generated<string>
  phone: Generated<string>
  fax: Generated<string>
  motto: Generated<string>
  language: Generated<string>
  timezone: Generated<string>
  work_start_minute: Generated<number>
  work_end_minute: Generated<number>
  lunch_start_minute: Generated<number>
  lunch_end_minute: Generated<number>
  day_change_minute: Generated<number>
  check_in_adjustment: Generated<string>
  check_out_adjustment: Generated<string>
  overtime_calculation: Generated<string>
  holiday_calculation: Generated<string>
  gate_in_option: Generated<number>
  gate_out_option: Generated<number>
  enterprise_option: string | null
  leave_basis: Generated<string>
  fiscal_start_month: Generated<number>
  document_serial_format: Generated<string>
  documents_delegatable: Generated<boolean>
  documents_substitutable: Generated<boolean>
  documents_done_cancelable: Generated<boolean>
  duplicate_receiver_priority: Generated<string>
  pay_plan: Generated<string>
  founded_by: number | null
  created_at: Generated<string>
  logo_file_id: number | null
  background_file_id: number | null
  day_min_minutes: Generated<number>
  day_max_minutes: Generated<number>
  week_min_minutes: Generated<number>
  week_max_minutes: Generated<number>
  check_gps: Generated<boolean>
  check_wifi: Generated<boolean>
  check_location: Generated<boolean>
  check_desktop: Generated<boolean>
  use_outlook_category: Generated<boolean>
  alternative_days: Generated<boolean>
  alternative_one_day: Generated<boolean>
  alternative_weekend: Generated<boolean>
  alternative_overtime: Generated<boolean>
  leave_changeable: Generated<boolean>
  default_work_check: Generated<string>
  default_day_minutes: Generated<number>
  default_dashboard: Generated<boolean>
  default_contract_type: Generated<string>
  profile_fields: Generated<unknown>
  start_steps: Generated<unknown>
  leave_rounding: Generated<string>
  leave_carry_days: Generated<number>
  leave_carry_months: Generated<number>
  earlier_leave_bases: Generated<unknown>
  records_begin: Generated<string>
  document_reminder_days: Generated<number>
  documents_mailed: Generated<boolean>
  dinner_start_minute: number | null
  dinner_end_minute: number | null
}

export interface CompanyDirectory {
  company_id: Generated<number>
  join_code: string
  name: string
}

export interface CompanyFeatures {
  company_id: number
  feature: string
  enabled: boolean
  changed_at: Generated<string>
}

export interface CompanyHolidays {
  company_id: number
  holiday_on: string
  name: string
  is_off: Generated<boolean>
  swapped_with: string | null
  agreed_on: string | null
  free_half: string | null
}

export interface CoverTeams {
  company_id: number
  member_id: number
  team_id: number
  role_name: Generated<string>
  has_own_name: Generated<boolean>
}

export interface CustomFieldOptions {
  company_id: number
  id: Generated<number>
  field_id: number
  name: string
  sort_order: Generated<number>
}

export interface CustomFields {
  company_id: number
  id: Generated<number>
  name: string
  kind: string
  shown_to: Generated<string>
  edited_by: Generated<string>
  placeholder: Generated<string>
  sort_order: Generated<number>
  created_at: Generated<string>
}

export interface CustomValueOptions {
  company_id: number
  value_id: number
  option_id: number
}

export interface CustomValues {
  company_id: number
  id: Generated<number>
  field_id: number
  member_id: number
  value: Generated<string>
  updated_at: Generated<string>
}

export interface DayClosings {
  company_id: number
  id: Generated<number>
  member_id: number
  starts_on: string
  ends_on: string
  closed_at: string
  plan: unknown
  missing: Generated<string[]>
}

export interface DayCorrections {
  company_id: number
  id: Generated<number>
  member_id: number
  work_on: string
  corrected_by: number | null
  corrected_at: string
  reason: string
  before: unknown
  after: unknown
  is_undo: Generated<boolean>
}

export interface DayFillings {
  company_id: number
  filled_until: string
  recount_before: string | null
}

export interface DayParts {
  company_id: number
  id: Generated<number>
  member_id: number
  work_on: string
  start_minute: number
  end_minute: number
  minutes: number
  event_code: string
  frees_work: boolean
  state: string
  holder_kind: string
  holder_id: number
  asked_minutes: number | null
}

export interface Delegations {
  company_id: number
  id: Generated<number>
  giver_id: number
  delegate_id: number
  starts_on: string
  ends_on: string
  reason: Generated<string>
  kinds: Generated<string[]>
  created_at: string
}

export interface DocumentAttachments {
  company_id: number
  id: Generated<number>
  document_id: number | null
  member_id: number
  file_id: number
  field_key: string | null
  name: string
  size_bytes: number
  sha256: string
  attached_at: string
}

export interface DocumentBookmarks {
  company_id: number
  id: Generated<number>
  member_id: number
  document_id: number
  marked_at: string
}

export interface DocumentDrafts {
  company_id: number
  id: number
  author_id: number
  form_id: number | null
  title: string
  content: string
  given: Generated<unknown>
  receivers: unknown
  created_at: string
  updated_at: string
  replaces_id: number | null
}

export interface DocumentKeys {
  company_id: number
  id: Generated<number>
  document_id: number
  member_id: number
  secret_hash: Buffer
  expires_at: string
}

export interface DocumentProofs {
  company_id: number
  id: Generated<number>
  document_id: number
  number: number
  act: string
  actor_id: number | null
  acted_for: number | null
  happened_at: string
  recorded_at: string
  ip: string | null
  device: string | null
  comment: Generated<string>
  detail: Generated<unknown>
  document_hash: string | null
  previous_hash: string
  hash: string
}

export interface DocumentReceivers {
  company_id: number
  id: Generated<number>
  document_id: number
  member_id: number
  receiver_type: string
  step_order: number
  is_shown: Generated<boolean>
  is_processed: Generated<boolean>
  decision: string | null
  comment: Generated<string>
  position: Generated<string>
  acted_at: string | null
  acted_by: number | null
  read_at: string | null
  added_by: number | null
  decided_as: string | null
  delegated_from: number | null
  told_at: string | null
}

export interface DocumentReferences {
  company_id: number
  id: Generated<number>
  document_id: number
  referenced_id: number
  added_at: string
}

export interface DocumentReplies {
  company_id: number
  id: Generated<number>
  document_id: number
  member_id: number
  content: string
  created_at: string
  changed_at: string | null
}

export interface DocumentSerials {
  company_id: number
  prefix: string
  last_number: number
}

export interface DocumentVersions {
  company_id: number
  id: Generated<number>
  document_id: number
  number: number
  kind: string
  title: string
  content: unknown
  replaced_at: string
  replaced_by: number | null
}

export interface Documents {
  company_id: number
  id: Generated<number>
  kind: string
  status: string
  serial: string | null
  title: string
  content: Generated<unknown>
  author_id: number
  submitted_at: string | null
  decided_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  search_text: Generated<string>
  form_id: number | null
  storage_years: number | null
  kept_on_at: string | null
  cancel_document_id: number | null
  replaces_id: number | null
  version: Generated<number>
  ends_on: string | null
  submitted_by: number | null
  is_proved: Generated<boolean>
}

export interface EmploymentRequests {
  company_id: number
  document_id: number
  member_id: number
  kind: string
  starts_on: string
  until_on: string | null
  status: Generated<string>
  planned_before: unknown
}

export interface EmploymentTerms {
  company_id: number
  id: Generated<number>
  member_id: number
  starts_on: string
  ends_on: string | null
  rank_id: number | null
  position: Generated<string>
  contract_type: Generated<string>
  work_type: string | null
  check_in_adjustment: string | null
  check_out_adjustment: string | null
  weekly_minutes: number | null
  standard_day_minutes: Generated<number>
}

export interface EventCodeAudiences {
  company_id: number
  id: Generated<number>
  code_id: number
  team_id: number | null
  rank_id: number | null
}

export interface EventCodeMembers {
  company_id: number
  code_id: number
  member_id: number
  assigned_at: Generated<string>
}

export interface EventCodes {
  company_id: number
  id: Generated<number>
  event_group: Generated<string>
  name: string
  half_days: number | null
  days_per: Generated<string>
  applies_to_all: Generated<boolean>
  allows_full: Generated<boolean>
  allows_half: Generated<boolean>
  time_step_minutes: number | null
  is_secret: Generated<boolean>
  is_active: Generated<boolean>
  created_at: Generated<string>
  allows_quarter: Generated<boolean>
  allows_one_hour: Generated<boolean>
}

export interface Files {
  company_id: number
  id: Generated<number>
  storage_key: string
  name: string
  content_type: string
  size_bytes: number
  sha256: Buffer
  uploaded_by: number | null
  created_at: Generated<string>
}

export interface FormCategories {
  company_id: number
  id: Generated<number>
  name: string
  sort_order: number
}

export interface FormMarks {
  company_id: number
  member_id: number
  form_id: number
  is_bookmarked: Generated<boolean>
  used_at: string | null
}

export interface FormVersions {
  company_id: number
  form_id: number
  version: number
  name: string
  content: string
  fields: unknown
  created_by: number
  created_at: string
  effect: unknown
}

export interface Forms {
  company_id: number
  id: Generated<number>
  category_id: number | null
  author_id: number
  version: Generated<number>
  name: string
  nickname: string
  template_form: string
  editor_type: Generated<string>
  shared_with_company: Generated<boolean>
  shared_team_id: number | null
  receivers: Generated<unknown>
  role_line: Generated<string>
  line_changeable: Generated<boolean>
  copies_title: Generated<boolean>
  storage_years: number | null
  removed_at: string | null
  created_at: string
  updated_at: string
  line_variants: Generated<unknown>
  line_amount: string | null
}

export interface GateUsers {
  company_id: number
  id: Generated<number>
  member_id: number
  code: string
  created_at: Generated<string>
}

export interface HomeLayouts {
  company_id: number
  member_id: number
  arranged: unknown
  seen_notice: Generated<number>
}

export interface IdempotentAnswers {
  company_id: number
  account_id: number
  key: string
  endpoint: string
  status: number | null
  body: unknown
  created_at: Generated<string>
}

export interface InvitationCodes {
  code_hash: Buffer
  company_id: number
  member_id: number
  email: string
  expires_at: string
  created_at: Generated<string>
  inviter_id: number | null
}

export interface KnownDevices {
  account_id: number
  device_hash: Buffer
  created_at: Generated<string>
  seen_at: Generated<string>
}

export interface LeaveAdjustments {
  company_id: number
  id: Generated<number>
  member_id: number
  kind: string
  starts_on: string
  ends_on: string
  minutes: number
  reason: string
  made_by: number
  made_at: string
}

export interface LeaveAttendances {
  company_id: number
  id: Generated<number>
  member_id: number
  starts_on: string
  ends_on: string
  due_days: number
  attended_days: number
  deemed_days: number
  open_days: number
  absent_days: number
  excluded_days: number
  perfect_months: number
  measured_at: string
}

export interface LeaveGrants {
  company_id: number
  id: Generated<number>
  member_id: number
  kind: string
  granted_on: string
  expires_on: string
  minutes: number
  article: Generated<string>
  memo: Generated<string>
  created_at: Generated<string>
  carry_minutes: Generated<number>
  carry_until: string | null
}

export interface LeavePromotionDays {
  company_id: number
  id: Generated<number>
  promotion_id: number
  member_id: number
  planned_on: string
  planned_type: string
  planned_by: number
  planned_at: string
  is_used: boolean | null
  came_at: string | null
  refused_at: string | null
  refused_by: number | null
  event_id: number | null
  unbooked: string | null
}

export interface LeavePromotions {
  company_id: number
  id: Generated<number>
  member_id: number
  ask_type: string
  ordinal_year: number
  granted_from: string
  granted_to: string
  expires_on: string
  ask_from: string
  ask_to: string
  notice_by: string
  step: Generated<string>
  expiration_reason: number | null
  standard_minutes: number
  granted_minutes: number
  used_minutes: number
  target_minutes: number
  asked_at: string | null
  asked_by: number | null
  reply_by: string | null
  read_at: string | null
  told_on: string | null
  planned_at: string | null
  noticed_at: string | null
  noticed_by: number | null
  ask_doc: unknown
  ask_sha256: string | null
  plan_doc: unknown
  plan_sha256: string | null
}

export interface Locations {
  company_id: number
  id: Generated<number>
  name: string
  latitude: number
  longitude: number
  radius_metres: Generated<number>
  branch_id: number | null
  created_at: Generated<string>
}

export interface Meals {
  company_id: number
  served_on: string
  menu: string
  picture_file_id: number | null
}

export interface MemberImportRows {
  company_id: number
  import_id: number
  row_number: number
  state: string
  email: Generated<string>
  given: unknown
  unread: Generated<unknown>
  problems: Generated<unknown>
  new_team: string | null
  read: Generated<unknown>
  new_rank: string | null
}

export interface MemberImports {
  company_id: number
  id: Generated<number>
  source: string
  file_name: Generated<string>
  status: Generated<string>
  stop_reason: string | null
  create_teams: Generated<boolean>
  ignored_headings: Generated<string[]>
  created_by: number | null
  started_by: number | null
  run: Generated<number>
  ready_count: Generated<number>
  problem_count: Generated<number>
  invited_count: Generated<number>
  skipped_count: Generated<number>
  failed_count: Generated<number>
  created_at: Generated<string>
  started_at: string | null
  moved_at: string | null
  finished_at: string | null
  mails_until: string | null
  create_ranks: Generated<boolean>
}

export interface Members {
  company_id: number
  id: Generated<number>
  account_id: number | null
  email: string
  name: string
  name_initials: Generated<string>
  local_name: Generated<string>
  english_name: Generated<string>
  status: string
  position: Generated<string>
  job_description: Generated<string>
  phone: Generated<string>
  birth_on: string | null
  rank_id: number | null
  contract_type: Generated<string>
  joined_on: string | null
  retired_on: string | null
  language: string | null
  work_check: Generated<string>
  dashboard_available: Generated<boolean>
  standard_day_minutes: Generated<number>
  image_file_id: number | null
  created_at: Generated<string>
  default_team_filter: string | null
  initials_from_2: GeneratedAlways<string>
  initials_from_3: GeneratedAlways<string>
  is_long_name: GeneratedAlways<boolean>
  work_type: string | null
  check_in_adjustment: string | null
  check_out_adjustment: string | null
  name_in_english: GeneratedAlways<string>
  name_in_japanese: GeneratedAlways<string>
  weekly_minutes: number | null
  phone_reversed: GeneratedAlways<string>
}

export interface Memberships {
  account_id: number
  company_id: number
  member_id: number
}

export interface MonthSchedules {
  company_id: number
  id: Generated<number>
  member_id: number
  starts_on: string
  version: Generated<number>
}

export interface Moods {
  company_id: number
  member_id: number
  mood_on: string
  morning: number | null
  evening: number | null
  comment: Generated<string>
  team_id: number | null
}

export interface NoticeChoices {
  company_id: number
  member_id: number
  choices: Generated<unknown>
  digest_minute: number | null
  quiet_from: number | null
  quiet_to: number | null
  quiet_days_off: Generated<boolean>
}

export interface NoticeDefaults {
  company_id: number
  choices: Generated<unknown>
  digest_minute: Generated<number>
}

export interface Notifications {
  company_id: number
  id: Generated<number>
  member_id: number
  kind: string
  data: Generated<unknown>
  link: Generated<string>
  created_at: Generated<string>
  read_at: string | null
  in_app: Generated<boolean>
  about: string | null
  times: Generated<number>
  mail: Generated<string>
  push: Generated<boolean>
  due_at: string | null
  mailed_at: string | null
}

export interface OperatorNotices {
  id: Generated<number>
  texts: unknown
  published_at: Generated<string>
  shown_until: string | null
}

export interface PastEmployments {
  company_id: number
  id: Generated<number>
  member_id: number
  joined_on: string | null
  retired_on: string
}

export interface PastMemberships {
  account_id: number
  company_id: number
  member_id: number
}

export interface PayPlans {
  company_id: number
  id: Generated<number>
  plan_main: string
  created_at: Generated<string>
}

export interface PendingSignUps {
  id: Generated<number>
  email: string
  password_hash: string
  birth_on: string
  language: string
  terms: unknown
  ip: string
  created_at: Generated<string>
}

export interface PlannedRetirements {
  company_id: number
  member_id: number
  last_day: string
  hand_over: Generated<unknown>
  planned_by: number
  planned_at: Generated<string>
  held_at: string | null
}

export interface ProofChecks {
  company_id: number
  id: Generated<number>
  asked_by: number | null
  asked_at: string
  ended_at: string | null
  total: number
  checked: Generated<number>
  reached_id: Generated<number>
  begun: Generated<number>
  broken: Generated<number>
  breaks: Generated<unknown>
}

export interface ProviderConnections {
  company_id: number
  provider: string
  sealed_tokens: string
  account_label: Generated<string>
  connected_by: number | null
  connected_at: Generated<string>
}

export interface PushSubscriptions {
  company_id: number
  id: Generated<number>
  member_id: number
  endpoint: string
  p256dh: string
  auth: string
  server_key: string
  browser: Generated<string>
  created_at: string
}

export interface Ranks {
  company_id: number
  id: Generated<number>
  name: string
  sort_order: Generated<number>
}

export interface ReceiverLists {
  company_id: number
  id: Generated<number>
  member_id: number
  name: string
  receivers: unknown
  updated_at: string
}

export interface RecoveryCodes {
  account_id: number
  code_hash: Buffer
  created_at: Generated<string>
  used_at: string | null
}

export interface RoleHolders {
  company_id: number
  member_id: number
  role: string
  granted_at: Generated<string>
}

export interface RoleNames {
  company_id: number
  limited_admin: string
  changed_at: Generated<string>
}

export interface RoomBookings {
  company_id: number
  id: Generated<number>
  room_id: number
  series_id: number | null
  booked_by: number
  title: string
  note: Generated<string>
  booked_on: string
  start_minute: number
  end_minute: number
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface RoomCategories {
  company_id: number
  id: Generated<number>
  name: string
  sort_order: Generated<number>
}

export interface Rooms {
  company_id: number
  id: Generated<number>
  category_id: number
  name: string
  capacity: Generated<number>
  location: Generated<string>
  description: Generated<string>
  is_active: Generated<boolean>
  sort_order: Generated<number>
}

export interface ScheduleEvents {
  company_id: number
  id: Generated<number>
  member_id: number | null
  happens_on: string
  title: string
}

export interface SearchedAttachments {
  company_id: number | null
  document_id: number | null
  name: string | null
}

export interface SearchedDocuments {
  company_id: number | null
  id: number | null
  search_text: string | null
}

export interface Sessions {
  id: Generated<number>
  account_id: number
  company_id: number | null
  access_hash: Buffer
  access_expires_at: string
  refresh_hash: Buffer
  previous_refresh_hash: Buffer | null
  previous_access_hash: Buffer | null
  refreshed_at: Generated<string>
  expires_at: string
  is_temporary: Generated<boolean>
  ip: string | null
  user_agent: string | null
  created_at: Generated<string>
  revoked_at: string | null
  last_ip: string | null
  device_hash: Buffer | null
}

export interface ShiftTemplates {
  company_id: number
  id: Generated<number>
  title: string
  start_minute: number
  end_minute: number
  rest_minutes: number
  color: string
  is_removed: Generated<boolean>
}

export interface Shifts {
  company_id: number
  member_id: number
  work_on: string
  works: boolean
  start_minute: number | null
  end_minute: number | null
  rest_minutes: Generated<number>
  template_id: number | null
}

export interface SlackUsers {
  company_id: number
  id: Generated<number>
  member_id: number
  slack_user_id: string
  created_at: Generated<string>
}

export interface SwappedDays {
  company_id: number
  id: Generated<number>
  member_id: number
  work_on: string
  works: boolean
  other_on: string
  name: string
  document_id: number | null
}

export interface Tallies {
  company_id: number
  id: Generated<number>
  counted: string
  of_id: number
  amount: number
}

export interface TeamCalendars {
  company_id: number
  id: Generated<number>
  team_id: number
  provider: string
  calendar_id: string
  created_at: Generated<string>
}

export interface TeamCoverages {
  company_id: number
  team_id: number
  needed_people: number
  refuses: Generated<boolean>
}

export interface TeamMemberships {
  company_id: number
  id: Generated<number>
  member_id: number
  team_id: number
  starts_on: string
  ends_on: string | null
  stands: Generated<boolean>
}

export interface TeamVersions {
  company_id: number
  id: Generated<number>
  team_id: number
  starts_on: string
  ends_on: string
  name: string
  parent_id: number | null
  leader_id: number | null
  charger_id: number | null
  charger_custom: Generated<string>
  was_closed: Generated<boolean>
}

export interface Teams {
  company_id: number
  id: Generated<number>
  name: string
  parent_id: number | null
  leader_id: number | null
  charger_id: number | null
  charger_custom: Generated<string>
  color: Generated<string>
  sort_order: Generated<number>
  created_at: Generated<string>
  opened_on: Generated<string>
  closed_on: string | null
}

export interface ToldOccasions {
  company_id: number
  member_id: number
  occasion: string
  told_at: string
}

export interface WifiNetworks {
  company_id: number
  id: Generated<number>
  name: string
  kind: string
  address: string
  branch_id: number | null
  created_at: Generated<string>
}

export interface WorkClosings {
  company_id: number
  id: Generated<number>
  member_id: number
  starts_on: string
  ends_on: string
  closed_at: string
  manner: string
  closed_by: number | null
  rules: string
  content: unknown
  sha256: string
  reopened_at: string | null
  reopened_by: number | null
  reopen_reason: string | null
}

export interface WorkDays {
  company_id: number
  member_id: number
  work_on: string
  in_minute: number | null
  out_minute: number | null
  is_away: Generated<boolean>
  planned_start_minute: number | null
  planned_end_minute: number | null
  is_holiday: Generated<boolean>
  worked_minutes: Generated<number>
  rest_minutes: Generated<number>
  night_minutes: Generated<number>
  overtime_minutes: Generated<number>
  holiday_minutes: Generated<number>
  holiday_over_minutes: Generated<number>
  late_minutes: Generated<number>
  leave_minutes: Generated<number>
  updated_at: Generated<string>
  exclusions: Generated<unknown>
  excluded_minutes: Generated<number>
  early_minutes: Generated<number>
  in_by: Generated<string>
  out_by: Generated<string>
  counted_by: unknown
  over_limit_minutes: Generated<number>
}

export interface WorkEvents {
  company_id: number
  id: Generated<number>
  member_id: number
  event_code: string
  starts_on: string
  ends_on: string
  start_minute: number | null
  end_minute: number | null
  counted_minutes: number
  status: string
  reason: Generated<string>
  document_id: number | null
  created_at: Generated<string>
  location: Generated<string>
  frees_work: Generated<boolean>
  comp_minutes: Generated<number>
  occasion_on: string | null
  occasion_case: string | null
  cancel_document_id: number | null
  canceled_days: Generated<string[]>
  occasion_expected_on: string | null
  alternative_of: number | null
  kept_by: string | null
  filed_by: number | null
}

export interface Database {
  absences: Absences
  account_codes: AccountCodes
  account_events: AccountEvents
  account_terms: AccountTerms
  accounts: Accounts
  approval_lines: ApprovalLines
  attempts: Attempts
  audit_events: AuditEvents
  booking_series: BookingSeries
  branches: Branches
  calendar_feeds: CalendarFeeds
  check_records: CheckRecords
  closing_eras: ClosingEras
  closing_misses: ClosingMisses
  closing_periods: ClosingPeriods
  closing_settings: ClosingSettings
  companies: Companies
  company_directory: CompanyDirectory
  company_features: CompanyFeatures
  company_holidays: CompanyHolidays
  cover_teams: CoverTeams
  custom_field_options: CustomFieldOptions
  custom_fields: CustomFields
  custom_value_options: CustomValueOptions
  custom_values: CustomValues
  day_closings: DayClosings
  day_corrections: DayCorrections
  day_fillings: DayFillings
  day_parts: DayParts
  delegations: Delegations
  document_attachments: DocumentAttachments
  document_bookmarks: DocumentBookmarks
  document_drafts: DocumentDrafts
  document_keys: DocumentKeys
  document_proofs: DocumentProofs
  document_receivers: DocumentReceivers
  document_references: DocumentReferences
  document_replies: DocumentReplies
  document_serials: DocumentSerials
  document_versions: DocumentVersions
  documents: Documents
  employment_requests: EmploymentRequests
  employment_terms: EmploymentTerms
  event_code_audiences: EventCodeAudiences
  event_code_members: EventCodeMembers
  event_codes: EventCodes
  files: Files
  form_categories: FormCategories
  form_marks: FormMarks
  form_versions: FormVersions
  forms: Forms
  gate_users: GateUsers
  home_layouts: HomeLayouts
  idempotent_answers: IdempotentAnswers
  invitation_codes: InvitationCodes
  known_devices: KnownDevices
  leave_adjustments: LeaveAdjustments
  leave_attendances: LeaveAttendances
  leave_grants: LeaveGrants
  leave_promotion_days: LeavePromotionDays
  leave_promotions: LeavePromotions
  locations: Locations
  meals: Meals
  member_import_rows: MemberImportRows
  member_imports: MemberImports
  members: Members
  memberships: Memberships
  month_schedules: MonthSchedules
  moods: Moods
  notice_choices: NoticeChoices
  notice_defaults: NoticeDefaults
  notifications: Notifications
  operator_notices: OperatorNotices
  past_employments: PastEmployments
  past_memberships: PastMemberships
  pay_plans: PayPlans
  pending_sign_ups: PendingSignUps
  planned_retirements: PlannedRetirements
  proof_checks: ProofChecks
  provider_connections: ProviderConnections
  push_subscriptions: PushSubscriptions
  ranks: Ranks
  receiver_lists: ReceiverLists
  recovery_codes: RecoveryCodes
  role_holders: RoleHolders
  role_names: RoleNames
  room_bookings: RoomBookings
  room_categories: RoomCategories
  rooms: Rooms
  schedule_events: ScheduleEvents
  searched_attachments: SearchedAttachments
  searched_documents: SearchedDocuments
  sessions: Sessions
  shift_templates: ShiftTemplates
  shifts: Shifts
  slack_users: SlackUsers
  swapped_days: SwappedDays
  tallies: Tallies
  team_calendars: TeamCalendars
  team_coverages: TeamCoverages
  team_memberships: TeamMemberships
  team_versions: TeamVersions
  teams: Teams
  told_occasions: ToldOccasions
  wifi_networks: WifiNetworks
  work_closings: WorkClosings
  work_days: WorkDays
  work_events: WorkEvents
}

/** Tables whose rows belong to a company. */
export const companyTables: ReadonlySet<string> = new Set([
  'absences',
  'approval_lines',
  'audit_events',
  'booking_series',
  'branches',
  'calendar_feeds',
  'check_records',
  'closing_eras',
  'closing_misses',
  'closing_periods',
  'closing_settings',
  'companies',
  'company_features',
  'company_holidays',
  'cover_teams',
  'custom_field_options',
  'custom_fields',
  'custom_value_options',
  'custom_values',
  'day_closings',
  'day_corrections',
  'day_fillings',
  'day_parts',
  'delegations',
  'document_attachments',
  'document_bookmarks',
  'document_drafts',
  'document_keys',
  'document_proofs',
  'document_receivers',
  'document_references',
  'document_replies',
  'document_serials',
  'document_versions',
  'documents',
  'employment_requests',
  'employment_terms',
  'event_code_audiences',
  'event_code_members',
  'event_codes',
  'files',
  'form_categories',
  'form_marks',
  'form_versions',
  'forms',
  'gate_users',
  'home_layouts',
  'idempotent_answers',
  'leave_adjustments',
  'leave_attendances',
  'leave_grants',
  'leave_promotion_days',
  'leave_promotions',
  'locations',
  'meals',
  'member_import_rows',
  'member_imports',
  'members',
  'month_schedules',
  'moods',
  'notice_choices',
  'notice_defaults',
  'notifications',
  'past_employments',
  'pay_plans',
  'planned_retirements',
  'proof_checks',
  'provider_connections',
  'push_subscriptions',
  'ranks',
  'receiver_lists',
  'role_holders',
  'role_names',
  'room_bookings',
  'room_categories',
  'rooms',
  'schedule_events',
  'searched_attachments',
  'searched_documents',
  'shift_templates',
  'shifts',
  'slack_users',
  'swapped_days',
  'tallies',
  'team_calendars',
  'team_coverages',
  'team_memberships',
  'team_versions',
  'teams',
  'told_occasions',
  'wifi_networks',
  'work_closings',
  'work_days',
  'work_events',
])

// Made by npm run db:generate from migrations 1f134acc2795ac5f. Not edited by hand.

import type { Generated } from 'kysely'

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
}

export interface CoverTeams {
  company_id: number
  member_id: number
  team_id: number
  role_name: Generated<string>
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
}

export interface DocumentSerials {
  company_id: number
  prefix: string
  last_number: number
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
}

export interface LeaveDays {
  company_id: number
  id: Generated<number>
  request_id: number
  member_id: number
  leave_on: string
  start_minute: number
  end_minute: number
  minutes: number
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
}

export interface LeaveRequests {
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
  language: Generated<string>
  work_check: Generated<string>
  dashboard_available: Generated<boolean>
  standard_day_minutes: Generated<number>
  image_file_id: number | null
  created_at: Generated<string>
}

export interface Memberships {
  account_id: number
  company_id: number
  member_id: number
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

export interface Ranks {
  company_id: number
  id: Generated<number>
  name: string
  sort_order: Generated<number>
}

export interface RoleHolders {
  company_id: number
  member_id: number
  role: string
  granted_at: Generated<string>
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
}

export interface TeamMemberships {
  company_id: number
  id: Generated<number>
  member_id: number
  team_id: number
  starts_on: string
  ends_on: string | null
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
}

export interface Database {
  account_codes: AccountCodes
  account_terms: AccountTerms
  accounts: Accounts
  attempts: Attempts
  audit_events: AuditEvents
  booking_series: BookingSeries
  check_records: CheckRecords
  companies: Companies
  company_directory: CompanyDirectory
  company_features: CompanyFeatures
  company_holidays: CompanyHolidays
  cover_teams: CoverTeams
  document_receivers: DocumentReceivers
  document_serials: DocumentSerials
  documents: Documents
  files: Files
  idempotent_answers: IdempotentAnswers
  invitation_codes: InvitationCodes
  leave_days: LeaveDays
  leave_grants: LeaveGrants
  leave_requests: LeaveRequests
  members: Members
  memberships: Memberships
  notifications: Notifications
  pending_sign_ups: PendingSignUps
  ranks: Ranks
  role_holders: RoleHolders
  room_bookings: RoomBookings
  room_categories: RoomCategories
  rooms: Rooms
  sessions: Sessions
  team_memberships: TeamMemberships
  teams: Teams
  work_days: WorkDays
}

import { featureStates } from '#contract/platform/companies/features.ts'
import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/people/members/members.ts'
import { hiddenFields, lockedFields, profileFlags, withoutFields } from '#rules/profiles/profile-fields.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import type { Actor } from '../../http/context.ts'
import { hideFields, isAdmin } from '../roles/index.ts'
import type { Duty } from './duty-reader.ts'
import type { PersonRow } from './find-people.queries.ts'
import { inState, mayKeep, type MemberAction } from './members.policy.ts'
import type { MemberRow } from './members.queries.ts'
import type { CompanyOfProfile } from './profile.queries.ts'
import { NO_WORK_SETTINGS, workSettingsOf } from './work-settings.wire.ts'

type WireMember = Input<typeof contract.member>
type WireProfile = Input<typeof contract.getProfile.response>
type WireUserProfile = Input<typeof contract.getUserProfile.response>
type WirePerson = Input<typeof contract.listUser.response>[number]

/** @param duty what the person is doing now; undefined for who is not at work */
export function memberToWire(row: MemberRow, duty: Duty | undefined, actor: Actor): WireMember {
  const told = {
    user_id: row.id,
    email: row.email,
    username: row.name,
    local_username: row.local_name,
    en_username: row.english_name,
    cmem_status: row.status,
    team: teamOf(row),
    rank: rankOf(row),
    position: row.position,
    job_desc: row.job_description,
    phone: row.phone,
    contract_type: row.contract_type,
    joined_date: row.joined_on,
    retire_date: row.retired_on,
    planned_retire_date: row.leaves_on,
    absence: row.absence,
    work_check: row.work_check,
    dash_available: row.dashboard_available,
    is_admin_full: row.is_full_admin,
    image_url: imageUrl(row),
    onduty_detail: {
      status: row.status === 'ABSENCE' ? 'ABSENCE' : (duty?.state ?? 'DAY_OFF'),
      events_txt: duty?.events ?? '',
    },
    abilities: abilitiesOf(row, actor),
  }
  // Most companies keep every field; long lists cost them nothing then.
  return row.flags === null
    ? told
    : withoutFields(told, hiddenFields(profileFlags(row.flags), { seesAll: true }))
}

function abilitiesOf(row: MemberRow, actor: Actor): WireMember['abilities'] {
  const member = { id: row.id, status: row.status, teamId: row.team_id, isFullAdmin: row.is_full_admin }
  const can = (action: MemberAction) =>
    isAdmin(actor) && mayKeep(actor, member, action) && inState(action, row.status, row.has_account)
  return {
    update: can('update'),
    retire: can('retire'),
    absence: can('toggleAbsence'),
    rejoin: can('rejoin'),
    resend_invite: can('resendInvite'),
    cancel_invite: can('cancelInvite'),
    delete: can('delete'),
  }
}

export function userProfileOf(row: MemberRow): WireProfile['user_profile'] {
  return {
    username: row.name,
    local_username: row.local_name,
    en_username: row.english_name,
    position: row.position,
    job_desc: row.job_description,
    phone: row.phone,
    birth_date: row.birth_on,
    team: teamOf(row),
    rank: rankOf(row),
    joined_date: row.joined_on,
    ...workSettingsOf(row),
    dash_available: row.dashboard_available,
    // Who has not chosen begins with the people around them, if there are any.
    default_team_filter: row.default_team_filter ?? (row.team_id === null ? 'company' : 'team'),
    language: row.language,
    image_url: imageUrl(row),
  }
}

export function profileToWire(
  row: MemberRow,
  { company, actor }: { company: CompanyOfProfile; actor: Actor },
): WireProfile {
  const flags = profileFlags(company.profile_fields)
  const switches = Object.entries(featureStates(company.chosen_features)).map(
    ([name, on]) => [name, on ? 'ON' : 'OFF'] as const,
  )
  return {
    id: row.id,
    email: row.email,
    cmem_status: row.status,
    user_profile: {
      ...withoutFields(userProfileOf(row), hiddenFields(flags, { seesAll: true })),
      default_team_filter: firstRange(row, isAdmin(actor) && company.led.length === 0),
    },
    has_chosen_language: row.chose_language,
    has_chosen_range: row.default_team_filter !== null,
    locked_fields: lockedFields(flags),
    isTeamLeader: company.led.length > 0,
    is_admin: isAdmin(actor),
    is_admin_full: actor.isFullAdmin,
    is_admin_limited: actor.isLimitedAdmin,
    leader: company.led,
    roles: actor.roles.filter((role) => role !== 'FULL_ADMIN'),
    company: {
      company_id: company.company_id,
      company_name: company.name,
      company_logo: pictureAddress('serve_logo', company.logo_file_id),
      company_background: pictureAddress('serve_background', company.background_file_id),
      timezone: company.timezone,
      change_day_time: `${formatClockTime(actor.dayChangeMinute)}:00`,
      language: company.language,
    },
    features: Object.fromEntries(switches),
  }
}

function pictureAddress(name: string, fileId: number | null): string | null {
  return fileId === null ? null : `/user/companies/${name}/?v=${fileId}`
}

/** Who has not chosen begins with the own team, if there is one; who only administers people begins with all of them. */
function firstRange(row: MemberRow, onlyAdministers: boolean): 'team' | 'company' {
  return row.default_team_filter ?? (row.team_id === null || onlyAdministers ? 'company' : 'team')
}

const NO_SETTINGS = { ...NO_WORK_SETTINGS, dash_available: null, default_team_filter: null, language: null }

/** A colleague's record; what only the person and those who look after them may know is left empty for others. */
export function colleagueToWire(
  row: MemberRow,
  led: WireProfile['leader'],
  { actor, seesAll }: { actor: Actor; seesAll: boolean },
): WireUserProfile {
  const whole = { ...userProfileOf(row), ...(!seesAll && NO_SETTINGS) }
  return {
    user_id: row.id,
    email: row.email,
    cmem_status: row.status,
    user_profile: withoutFields(whole, hiddenFields(profileFlags(row.flags), { seesAll })),
    contract_type: seesAll ? row.contract_type : '',
    retire_date: seesAll ? row.retired_on : null,
    planned_retire_date: seesAll ? row.leaves_on : null,
    absence: seesAll ? row.absence : null,
    isTeamLeader: led.length > 0,
    leader: led,
    abilities: abilitiesOf(row, actor),
  }
}

export function peopleToWire(rows: readonly PersonRow[], actor: Actor): WirePerson[] {
  const hide = hideFields(actor, rows[0]?.flags)
  return rows.map((row) =>
    hide(
      { id: row.id, teamId: row.team_id },
      {
        user_id: row.id,
        username: row.name,
        email: row.email,
        team: teamOf(row),
        position: row.position,
        initials: row.initials,
        image_url: imageUrl(row),
      },
    ),
  )
}

function teamOf(row: { team_id: number | null; team_name: string | null }) {
  return row.team_id === null ? null : { team_id: row.team_id, team_name: row.team_name ?? '' }
}

function rankOf(row: MemberRow) {
  return row.rank_id === null ? null : { id: row.rank_id, name: row.rank_name ?? '' }
}

function imageUrl(row: { id: number; has_image: boolean }): string | null {
  return row.has_image ? `/user/users/${row.id}/serve_image/` : null
}

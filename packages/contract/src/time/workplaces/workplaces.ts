import { z } from 'zod'
import { networkKinds } from '#rules/workplaces/network-address.ts'
import { area } from '../../area.ts'
import { alsoCalled, id, line, paged, queryInt } from '../../fields.ts'
import { memberStatuses } from '../../people/members/members.ts'

const touches = [
  'org.list_branches',
  'org.list_locations',
  'org.list_wifi',
  'org.get_current_network',
  'home.get_start_list',
  'home.get_summary',
]
const branches = area({
  area: 'org',
  path: '/user/branch',
  touches,
})
const networks = area({
  area: 'org',
  path: '/user/wifi',
  feature: 'ATTENDANCE',
  touches,
})
const places = area({
  area: 'org',
  path: '/user/com_loc',
  feature: 'ATTENDANCE',
  touches,
})
const gate = area({ area: 'org', path: '/user/gate_user', feature: 'GATE', touches: ['org.list_gate_users'] })

const abilities = z.object({ update: z.boolean(), delete: z.boolean() })
const branchRef = { branch_id: z.number().nullable(), branch_name: z.string().nullable() }

const branch = z.object({
  branch_id: z.number(),
  branch_name: z.string(),
  address: z.string(),
  /** How many places and networks name the branch; it can be removed when there are none. */
  loc_count: z.number(),
  wifi_count: z.number(),
  abilities,
})

export const listBranches = branches({
  id: 'list_branches',
  method: 'GET',
  path: '/',
  summary: 'Branches by name',
  response: z.array(branch),
})

export const createBranch = branches({
  id: 'create_branch',
  method: 'POST',
  path: '/',
  summary: 'Add a branch',
  body: z.object({ branch_name: line(1, 100), address: line(0, 200).default('') }),
  response: branch,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const updateBranch = branches({
  id: 'update_branch',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change a branch',
  body: z.object({ branch_name: line(1, 100).optional(), address: line(0, 200).optional() }),
  response: branch,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const deleteBranch = branches({
  id: 'delete_branch',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a branch that no place and no network names',
  errors: ['FORBIDDEN', 'STILL_IN_USE'],
})

const wifi = z.object({
  wifi_id: z.number(),
  wifi_name: z.string(),
  /** In one spelling: aa:bb:cc:dd:ee:ff, 203.0.113.0/24, or the name of the network as it is. */
  wifi_address: z.string(),
  wifi_kind: z.enum(networkKinds),
  ...branchRef,
  abilities,
})
const ADDRESS_ERRORS = [
  'BSSID_INVALID',
  'SSID_INVALID',
  'IP_INVALID',
  'IP_TOO_WIDE',
  'IP_NOT_A_PLACE',
] as const
const wifiBody = {
  wifi_name: line(1, 50),
  wifi_address: line(1, 100),
  /** What the address is; without it, what it looks like. */
  wifi_kind: z.enum(networkKinds).optional(),
}

export const listWifi = networks({
  id: 'list_wifi',
  method: 'GET',
  path: '/',
  summary: 'Networks by which a check-in can be recognised, by name',
  response: z.array(wifi),
})

export const getCurrentNetwork = networks({
  id: 'get_current_network',
  method: 'GET',
  path: '/current_network/',
  summary: 'The address from which the server sees the caller, and whether it could stand for an office',
  response: z.object({
    /** The address itself, for version 6 its /64, since devices change the rest; null when it stands for no office. */
    address: z.string().nullable(),
    /** PRIVATE is known only inside one network: right for a server in the office, else a sign of a proxy in between. */
    scope: z.enum(['PUBLIC', 'PRIVATE', 'SELF', 'NOBODY']),
    /** The registered network that already recognises it. */
    known_as: z.string().nullable(),
  }),
  errors: ['FORBIDDEN'],
})

export const createWifi = networks({
  id: 'create_wifi',
  method: 'POST',
  path: '/',
  summary:
    'Add a network: the address of an access point, the name of a network, or a public address or range',
  body: z.object({ ...wifiBody, branch_id: id.nullable().default(null) }),
  response: wifi,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WIFI_TAKEN', ...ADDRESS_ERRORS],
})

export const updateWifi = networks({
  id: 'update_wifi',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change a network',
  body: z.object({ ...wifiBody, branch_id: id.nullable() }).partial(),
  response: wifi,
  errors: ['FORBIDDEN', 'WIFI_TAKEN', ...ADDRESS_ERRORS],
})

export const deleteWifi = networks({
  id: 'delete_wifi',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a network',
  errors: ['FORBIDDEN'],
})

/** Metres around the middle of a place. */
export const RADIUS = { min: 10, max: 5000, usual: 100 } as const

const location = z.object({
  com_loc_id: z.number(),
  loc_name: z.string(),
  loc_lat: z.number(),
  loc_lon: z.number(),
  radius: z.number(),
  ...branchRef,
  abilities,
})
const locationBody = z.object({
  loc_name: line(1, 50),
  loc_lat: z.number().min(-90).max(90),
  loc_lon: z.number().min(-180).max(180),
  radius: z.number().int().min(RADIUS.min).max(RADIUS.max),
  branch_id: id.nullable(),
})

export const listLocations = places({
  id: 'list_locations',
  method: 'GET',
  path: '/',
  summary: 'Places at which a check-in can be recognised, by name',
  response: z.array(location),
})

export const createLocation = places({
  id: 'create_location',
  method: 'POST',
  path: '/',
  summary: 'Add a place: its middle in decimal degrees (WGS 84) and its radius in metres',
  body: locationBody.extend({
    radius: locationBody.shape.radius.default(RADIUS.usual),
    branch_id: id.nullable().default(null),
  }),
  response: location,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const updateLocation = places({
  id: 'update_location',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change a place',
  body: locationBody.partial(),
  response: location,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const deleteLocation = places({
  id: 'delete_location',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a place',
  errors: ['FORBIDDEN'],
})

const gateUser = z.object({
  id: z.number(),
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  cmem_status: z.enum(memberStatuses),
  gate_user_code: z.string(),
  /** The same, by its other name. */
  gate_code: z.string(),
  abilities,
})

/** The number of a card or key as entrance systems print it; letters are kept large. */
const gateCode = z
  .string()
  .max(200)
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z][0-9A-Z:._#-]{0,63}$/))
  .meta({ maxLength: 64, pattern: '^[0-9A-Za-z][0-9A-Za-z:._#\\-]{0,63}$' })

export const listGateUsers = gate({
  id: 'list_gate_users',
  method: 'GET',
  path: '/',
  summary: 'Gate codes of the people whom the caller may see, by name',
  ...paged(gateUser, {
    search: line(0, 64).default(''),
    user_id: queryInt(1).optional(),
  }),
})

export const createGateUser = gate({
  id: 'create_gate_user',
  method: 'POST',
  path: '/',
  summary: 'Give a person a code of the entrance system',
  // A code that is taken is told: nobody should try many.
  limitPerMinute: 60,
  body: alsoCalled(z.object({ user_id: id, gate_user_code: gateCode }), 'gate_user_code', 'gate_code'),
  response: gateUser,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'GATE_CODE_TAKEN'],
})

export const updateGateUser = gate({
  id: 'update_gate_user',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change a code or hand it to another person',
  // A code that is taken is told: nobody should try many.
  limitPerMinute: 60,
  body: alsoCalled(
    z.object({ user_id: id.optional(), gate_user_code: gateCode.optional() }),
    'gate_user_code',
    'gate_code',
  ),
  response: gateUser,
  errors: ['FORBIDDEN', 'WRONG_MEMBER_STATE', 'GATE_CODE_TAKEN'],
})

export const deleteGateUser = gate({
  id: 'delete_gate_user',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Take a code away',
  errors: ['FORBIDDEN'],
})

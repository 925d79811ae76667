import { z } from 'zod'
import { networkKinds } from '#rules/workplaces/network-address.ts'
import { endpoint } from '../../endpoint.ts'
import { alsoCalled, id, idParams, line, page, paging, queryInt } from '../../fields.ts'
import { memberStatuses } from '../../people/members/members.ts'

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

export const listBranches = endpoint({
  id: 'org.list_branches',
  area: 'org',
  method: 'GET',
  path: '/user/branch/',
  summary: 'Branches by name',
  audience: 'member',
  response: z.array(branch),
  success: [200],
  errors: [],
})

export const createBranch = endpoint({
  id: 'org.create_branch',
  area: 'org',
  method: 'POST',
  path: '/user/branch/',
  summary: 'Add a branch',
  audience: 'member',
  body: z.object({ branch_name: line(1, 100), address: line(0, 200).default('') }),
  response: branch,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const updateBranch = endpoint({
  id: 'org.update_branch',
  area: 'org',
  method: 'PATCH',
  path: '/user/branch/{id}/',
  summary: 'Change a branch',
  audience: 'member',
  params: idParams,
  body: z.object({ branch_name: line(1, 100).optional(), address: line(0, 200).optional() }),
  response: branch,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const deleteBranch = endpoint({
  id: 'org.delete_branch',
  area: 'org',
  method: 'DELETE',
  path: '/user/branch/{id}/',
  summary: 'Remove a branch that no place and no network names',
  audience: 'member',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'STILL_IN_USE'],
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

export const listWifi = endpoint({
  id: 'org.list_wifi',
  area: 'org',
  method: 'GET',
  path: '/user/wifi/',
  summary: 'Networks by which a check-in can be recognised, by name',
  audience: 'member',
  feature: 'ATTENDANCE',
  response: z.array(wifi),
  success: [200],
  errors: [],
})

export const getCurrentNetwork = endpoint({
  id: 'org.get_current_network',
  area: 'org',
  method: 'GET',
  path: '/user/wifi/current_network/',
  summary: 'The address from which the server sees the caller, and whether it could stand for an office',
  audience: 'member',
  feature: 'ATTENDANCE',
  response: z.object({
    /** The address itself, for version 6 its /64, since devices change the rest; null when it stands for no office. */
    address: z.string().nullable(),
    /** PRIVATE is known only inside one network: right for a server in the office, else a sign of a proxy in between. */
    scope: z.enum(['PUBLIC', 'PRIVATE', 'SELF', 'NOBODY']),
    /** The registered network that already recognises it. */
    known_as: z.string().nullable(),
  }),
  success: [200],
  errors: ['FORBIDDEN'],
})

export const createWifi = endpoint({
  id: 'org.create_wifi',
  area: 'org',
  method: 'POST',
  path: '/user/wifi/',
  summary:
    'Add a network: the address of an access point, the name of a network, or a public address or range',
  audience: 'member',
  feature: 'ATTENDANCE',
  body: z.object({ ...wifiBody, branch_id: id.nullable().default(null) }),
  response: wifi,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WIFI_TAKEN', ...ADDRESS_ERRORS],
})

export const updateWifi = endpoint({
  id: 'org.update_wifi',
  area: 'org',
  method: 'PATCH',
  path: '/user/wifi/{id}/',
  summary: 'Change a network',
  audience: 'member',
  feature: 'ATTENDANCE',
  params: idParams,
  body: z.object({ ...wifiBody, branch_id: id.nullable() }).partial(),
  response: wifi,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WIFI_TAKEN', ...ADDRESS_ERRORS],
})

export const deleteWifi = endpoint({
  id: 'org.delete_wifi',
  area: 'org',
  method: 'DELETE',
  path: '/user/wifi/{id}/',
  summary: 'Remove a network',
  audience: 'member',
  feature: 'ATTENDANCE',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
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

export const listLocations = endpoint({
  id: 'org.list_locations',
  area: 'org',
  method: 'GET',
  path: '/user/com_loc/',
  summary: 'Places at which a check-in can be recognised, by name',
  audience: 'member',
  feature: 'ATTENDANCE',
  response: z.array(location),
  success: [200],
  errors: [],
})

export const createLocation = endpoint({
  id: 'org.create_location',
  area: 'org',
  method: 'POST',
  path: '/user/com_loc/',
  summary: 'Add a place: its middle in decimal degrees (WGS 84) and its radius in metres',
  audience: 'member',
  feature: 'ATTENDANCE',
  body: locationBody.extend({
    radius: locationBody.shape.radius.default(RADIUS.usual),
    branch_id: id.nullable().default(null),
  }),
  response: location,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const updateLocation = endpoint({
  id: 'org.update_location',
  area: 'org',
  method: 'PATCH',
  path: '/user/com_loc/{id}/',
  summary: 'Change a place',
  audience: 'member',
  feature: 'ATTENDANCE',
  params: idParams,
  body: locationBody.partial(),
  response: location,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const deleteLocation = endpoint({
  id: 'org.delete_location',
  area: 'org',
  method: 'DELETE',
  path: '/user/com_loc/{id}/',
  summary: 'Remove a place',
  audience: 'member',
  feature: 'ATTENDANCE',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
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

export const listGateUsers = endpoint({
  id: 'org.list_gate_users',
  area: 'org',
  method: 'GET',
  path: '/user/gate_user/',
  summary: 'Gate codes of the people whom the caller may see, by name',
  audience: 'member',
  feature: 'GATE',
  query: z.object({
    ...paging,
    search: line(0, 64).default(''),
    user_id: queryInt.min(1).optional(),
  }),
  response: page(gateUser),
  success: [200],
  errors: [],
})

export const createGateUser = endpoint({
  id: 'org.create_gate_user',
  area: 'org',
  method: 'POST',
  path: '/user/gate_user/',
  summary: 'Give a person a code of the entrance system',
  audience: 'member',
  // A code that is taken is told: nobody should try many.
  limitPerMinute: 60,
  feature: 'GATE',
  body: alsoCalled(z.object({ user_id: id, gate_user_code: gateCode }), 'gate_user_code', 'gate_code'),
  response: gateUser,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'GATE_CODE_TAKEN'],
})

export const updateGateUser = endpoint({
  id: 'org.update_gate_user',
  area: 'org',
  method: 'PATCH',
  path: '/user/gate_user/{id}/',
  summary: 'Change a code or hand it to another person',
  audience: 'member',
  // A code that is taken is told: nobody should try many.
  limitPerMinute: 60,
  feature: 'GATE',
  params: idParams,
  body: alsoCalled(
    z.object({ user_id: id.optional(), gate_user_code: gateCode.optional() }),
    'gate_user_code',
    'gate_code',
  ),
  response: gateUser,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'GATE_CODE_TAKEN'],
})

export const deleteGateUser = endpoint({
  id: 'org.delete_gate_user',
  area: 'org',
  method: 'DELETE',
  path: '/user/gate_user/{id}/',
  summary: 'Take a code away',
  audience: 'member',
  feature: 'GATE',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

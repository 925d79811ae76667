import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  getCurrentNetwork,
  listBranches,
  listGateUsers,
  listLocations,
  listWifi,
} from '#contract/time/workplaces/workplaces.ts'
import { q } from '../../../api/query.ts'
import type { CodesView } from '../../people/person-codes/index.ts'

export type Branch = EndpointResponse<typeof listBranches>[number]
export type Wifi = EndpointResponse<typeof listWifi>[number]
export type Place = EndpointResponse<typeof listLocations>[number]
export type GateUser = EndpointResponse<typeof listGateUsers>['results'][number]

export const branchesQuery = q(listBranches)
export const wifiQuery = q(listWifi)
export const placesQuery = q(listLocations)

/** Where one is may change with every step, so it is asked anew. */
export const currentNetworkQuery = { ...q(getCurrentNetwork), staleTime: 0 }

export const GATE_PAGE_SIZE = 50

export const gateUsersQuery = ({ search, page }: CodesView) =>
  q(listGateUsers, { query: { page, page_size: GATE_PAGE_SIZE, ...(search && { search }) } })

import * as contract from '#contract/time/workplaces/workplaces.ts'
import type { MemberContext } from '../../http/context.ts'
import { paged } from '../../http/paged.ts'
import { recordRoutes } from '../../http/records/record-routes.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import {
  createPersonCode,
  deletePersonCode,
  gateCode,
  getPersonCode,
  listPersonCodes,
  updatePersonCode,
} from '../../people/person-codes/index.ts'
import { anyAdmin, everyMember } from '../../people/roles/index.ts'
import { currentNetwork } from './current-network.ts'
import { createLocation, updateLocation } from './keep-locations.ts'
import { createWifi, updateWifi } from './keep-wifi.ts'
import { mayKeepWorkplaces } from './workplaces.policy.ts'
import { listBranches, listLocations, listWifi } from './workplaces.queries.ts'
import { branches, networks, places } from './workplaces.store.ts'
import { branchToWire, gateUserToWire, locationToWire, wifiToWire } from './workplaces.wire.ts'

/** Everybody reads where people work, who keeps it changes it. */
const kept = {
  reads: everyMember,
  keeps: ({ actor }: Pick<MemberContext, 'actor'>) => mayKeepWorkplaces(actor),
}

export function workplaceRoutes(server: Server): void {
  branchRoutes(server)
  wifiRoutes(server)
  locationRoutes(server)
  gateUserRoutes(server)
}

function branchRoutes(server: Server): void {
  const { listBranches: list, createBranch: create, updateBranch: update, deleteBranch: remove } = contract
  recordRoutes(
    server,
    { list, create, update, remove },
    {
      ...kept,
      rows: listBranches,
      toWire: branchToWire,
      create: (ctx, { branch_name: name, address }) => branches.create(ctx, { name, address }),
      update: (ctx, id, { branch_name: name, address }) => branches.update(ctx, id, { name, address }),
      remove: branches.remove,
    },
  )
}

function wifiRoutes(server: Server): void {
  const { listWifi: list, createWifi: create, updateWifi: update, deleteWifi: remove } = contract
  recordRoutes(
    server,
    { list, create, update, remove },
    {
      ...kept,
      rows: listWifi,
      toWire: wifiToWire,
      create: createWifi,
      update: updateWifi,
      remove: networks.remove,
    },
  )
  route(server, contract.getCurrentNetwork, { allow: kept.keeps, handle: (ctx) => currentNetwork(ctx) })
}

function locationRoutes(server: Server): void {
  const {
    listLocations: list,
    createLocation: create,
    updateLocation: update,
    deleteLocation: remove,
  } = contract
  recordRoutes(
    server,
    { list, create, update, remove },
    {
      ...kept,
      rows: listLocations,
      toWire: locationToWire,
      create: createLocation,
      update: updateLocation,
      remove: places.remove,
    },
  )
}

function gateUserRoutes(server: Server): void {
  route(server, contract.listGateUsers, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { search, user_id: memberId = null, page, page_size: pageSize } = query
      const { count, rows } = await listPersonCodes(ctx, gateCode, { search, memberId, page, pageSize })
      const results = rows.map(gateUserToWire)
      return paged(ctx, contract.listGateUsers, { query }, { count, results })
    },
  })
  route(server, contract.createGateUser, {
    allow: anyAdmin,
    handle: async (ctx, { body: { user_id: member_id, gate_user_code: code } }) => {
      const id = await createPersonCode(ctx, gateCode, { member_id, code })
      return gateUserToWire(await getPersonCode(ctx, gateCode, id))
    },
  })
  route(server, contract.updateGateUser, {
    allow: anyAdmin,
    handle: async (ctx, { params: { id }, body: { user_id: member_id, gate_user_code: code } }) => {
      await updatePersonCode(ctx, gateCode, id, { member_id, code })
      return gateUserToWire(await getPersonCode(ctx, gateCode, id))
    },
  })
  route(server, contract.deleteGateUser, {
    allow: anyAdmin,
    handle: (ctx, { params }) => deletePersonCode(ctx, gateCode, params.id),
  })
}

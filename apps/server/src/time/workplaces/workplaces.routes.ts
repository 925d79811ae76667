import * as contract from '#contract/time/workplaces/workplaces.ts'
import { paged } from '../../http/paged.ts'
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
import {
  getBranch,
  getLocation,
  getWifi,
  listBranches,
  listLocations,
  listWifi,
} from './workplaces.queries.ts'
import { branches, networks, places } from './workplaces.store.ts'
import { branchToWire, gateUserToWire, locationToWire, wifiToWire } from './workplaces.wire.ts'

type Asked = { actor: Parameters<typeof mayKeepWorkplaces>[0] }
const keeper = ({ actor }: Asked) => mayKeepWorkplaces(actor)

export function workplaceRoutes(server: Server): void {
  branchRoutes(server)
  wifiRoutes(server)
  locationRoutes(server)
  gateUserRoutes(server)
}

function branchRoutes(server: Server): void {
  route(server, contract.listBranches, {
    allow: everyMember,
    handle: async (ctx) => (await listBranches(ctx.tx)).map((row) => branchToWire(row, ctx.actor)),
  })
  route(server, contract.createBranch, {
    allow: keeper,
    handle: async (ctx, { body: { branch_name: name, address } }) =>
      branchToWire(await getBranch(ctx.tx, await branches.create(ctx, { name, address })), ctx.actor),
  })
  route(server, contract.updateBranch, {
    allow: keeper,
    handle: async (ctx, { params, body: { branch_name: name, address } }) => {
      await branches.update(ctx, params.id, { name, address })
      return branchToWire(await getBranch(ctx.tx, params.id), ctx.actor)
    },
  })
  route(server, contract.deleteBranch, {
    allow: keeper,
    handle: (ctx, { params }) => branches.remove(ctx, params.id),
  })
}

function wifiRoutes(server: Server): void {
  route(server, contract.listWifi, {
    allow: everyMember,
    handle: async (ctx) => (await listWifi(ctx.tx)).map((row) => wifiToWire(row, ctx.actor)),
  })
  route(server, contract.getCurrentNetwork, { allow: keeper, handle: (ctx) => currentNetwork(ctx) })
  route(server, contract.createWifi, {
    allow: keeper,
    handle: async (ctx, { body }) =>
      wifiToWire(await getWifi(ctx.tx, await createWifi(ctx, body)), ctx.actor),
  })
  route(server, contract.updateWifi, {
    allow: keeper,
    handle: async (ctx, { params, body }) => {
      await updateWifi(ctx, params.id, body)
      return wifiToWire(await getWifi(ctx.tx, params.id), ctx.actor)
    },
  })
  route(server, contract.deleteWifi, {
    allow: keeper,
    handle: (ctx, { params }) => networks.remove(ctx, params.id),
  })
}

function locationRoutes(server: Server): void {
  route(server, contract.listLocations, {
    allow: everyMember,
    handle: async (ctx) => (await listLocations(ctx.tx)).map((row) => locationToWire(row, ctx.actor)),
  })
  route(server, contract.createLocation, {
    allow: keeper,
    handle: async (ctx, { body }) =>
      locationToWire(await getLocation(ctx.tx, await createLocation(ctx, body)), ctx.actor),
  })
  route(server, contract.updateLocation, {
    allow: keeper,
    handle: async (ctx, { params, body }) => {
      await updateLocation(ctx, params.id, body)
      return locationToWire(await getLocation(ctx.tx, params.id), ctx.actor)
    },
  })
  route(server, contract.deleteLocation, {
    allow: keeper,
    handle: (ctx, { params }) => places.remove(ctx, params.id),
  })
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

import { beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/time/workplaces/workplaces.ts'
import type { Client } from '#test/app.ts'
import { describeKept, keepingCompany } from '#test/kept-records.ts'

const of = keepingCompany({ TRUST_PROXY: '1' })
let admin: Client
let member: Client
let stranger: Client
beforeAll(() => {
  ;({ admin, member, stranger } = of())
})

const SEOUL = { loc_lat: 37.5663, loc_lon: 126.9779 }

async function branch(name: string): Promise<number> {
  const made = await admin.call(contract.createBranch, { body: { branch_name: name } })
  expect(made.status).toBe(201)
  return made.body.branch_id
}

describeKept('a branch', of, {
  list: contract.listBranches,
  create: contract.createBranch,
  update: contract.updateBranch,
  remove: contract.deleteBranch,
  body: (number) => ({ branch_name: `${number} 지점` }),
  change: { address: '부산광역시 해운대구' },
  wrong: [{ branch_name: ' ' }, { address: '가'.repeat(201) }],
  taken: 'NAME_TAKEN',
  id: 'branch_id',
  noun: 'branch',
})

describeKept('a network', of, {
  list: contract.listWifi,
  create: contract.createWifi,
  update: contract.updateWifi,
  remove: contract.deleteWifi,
  body: (number) => ({ wifi_name: '권한', wifi_address: `0a:bb:cc:00:01:${10 + number}` }),
  change: { wifi_name: '본사 5층' },
  wrong: [{ wifi_name: '' }],
  taken: 'WIFI_TAKEN',
  id: 'wifi_id',
  noun: 'wifi',
})

describeKept('a place', of, {
  list: contract.listLocations,
  create: contract.createLocation,
  update: contract.updateLocation,
  remove: contract.deleteLocation,
  body: (number) => ({ loc_name: `${number} 장소`, ...SEOUL }),
  change: { loc_name: '옮긴 장소', radius: 5000 },
  wrong: [
    { loc_lat: 90.1 },
    { loc_lon: -180.1 },
    { radius: 9 },
    { radius: 5001 },
    { radius: 50.5 },
    { loc_name: ' ' },
  ],
  taken: 'NAME_TAKEN',
  id: 'com_loc_id',
  noun: 'location',
})

describe('branches', () => {
  test('a place does not name the branch of another company', async () => {
    const body = { loc_name: '장소', ...SEOUL, branch_id: await branch('남의 지점') }
    expect((await stranger.call(contract.createLocation, { body })).status).toBe(404)
  })

  test('one that a place names stays until the place lets go of it', async () => {
    const id = await branch('쓰는 지점')
    const place = await admin.call(contract.createLocation, {
      body: { loc_name: '쓰는 장소', ...SEOUL, branch_id: id },
    })
    expect(place.body.branch_name).toBe('쓰는 지점')
    const refused = await admin.call(contract.deleteBranch, { params: { id } })
    expect(refused.error.error_code).toBe('STILL_IN_USE')
    await admin.call(contract.updateLocation, {
      params: { id: place.body.com_loc_id },
      body: { branch_id: null },
    })
    expect((await admin.call(contract.deleteBranch, { params: { id } })).status).toBe(204)
  })
})

describe('wifi', () => {
  test('an address is kept in one spelling, so that it is taken once however it is spelt', async () => {
    const made = await admin.call(contract.createWifi, {
      body: { wifi_name: '3층', wifi_address: 'AA-BB-CC-DD-EE-F0' },
    })
    expect(made.body).toMatchObject({ wifi_address: 'aa:bb:cc:dd:ee:f0', wifi_kind: 'BSSID' })
    const again = await admin.call(contract.createWifi, {
      body: { wifi_name: '또', wifi_address: 'aabb.ccdd.eef0' },
    })
    expect(again.error.error_code).toBe('WIFI_TAKEN')
  })

  test.each([
    ['300.1.1.1', 'IP_INVALID'],
    ['127.0.0.1', 'IP_NOT_A_PLACE'],
    ['0.0.0.0/0', 'IP_NOT_A_PLACE'],
    ['8.0.0.0/8', 'IP_TOO_WIDE'],
    ['가'.repeat(11), 'SSID_INVALID'],
  ])('%s is refused: %s, at its field and in words', async (address, code) => {
    const refused = await admin.call(contract.createWifi, {
      body: { wifi_name: '틀림', wifi_address: address },
    })
    expect([refused.status, refused.error.error_code]).toEqual([400, code])
    expect(refused.error.fields?.wifi_address).toBe(refused.error.message)
  })

  test('a change keeps what is not named; the kind follows the address', async () => {
    const made = await admin.call(contract.createWifi, {
      body: { wifi_name: '본사', wifi_address: 'gyeol-office', branch_id: await branch('와이파이 지점') },
    })
    const params = { id: made.body.wifi_id }
    const renamed = await admin.call(contract.updateWifi, { params, body: { wifi_name: '본사 5G' } })
    expect(renamed.body).toMatchObject({
      wifi_name: '본사 5G',
      wifi_address: 'gyeol-office',
      wifi_kind: 'SSID',
      branch_name: '와이파이 지점',
    })
    const moved = await admin.call(contract.updateWifi, {
      params,
      body: { wifi_address: '198.51.100.9/28', branch_id: null },
    })
    expect(moved.body).toMatchObject({
      wifi_address: '198.51.100.0/28',
      wifi_kind: 'IP',
      branch_id: null,
    })
    expect((await admin.call(contract.deleteWifi, { params })).status).toBe(204)
    expect((await admin.call(contract.updateWifi, { params, body: {} })).status).toBe(404)
  })

  test('the network one is on: the address as the server sees it, when it can stand for an office', async () => {
    const from = (ip: string) => admin.call(contract.getCurrentNetwork, {}, { 'x-forwarded-for': ip })
    expect((await from('203.0.113.9')).body).toEqual({
      address: '203.0.113.9',
      scope: 'PUBLIC',
      known_as: null,
    })
    await admin.call(contract.createWifi, {
      body: { wifi_name: '본사 회선', wifi_address: '203.0.113.0/24' },
    })
    expect((await from('203.0.113.9')).body.known_as).toBe('본사 회선')
    expect((await from('192.168.0.7')).body.scope).toBe('PRIVATE')
    expect((await from('2001:db8::7:8')).body.address).toBe('2001:db8::/64')
    expect((await from('127.0.0.1')).body).toEqual({ address: null, scope: 'SELF', known_as: null })
    expect((await member.call(contract.getCurrentNetwork)).status).toBe(403)
  })
})

describe('locations', () => {
  test('are kept to some ten centimetres, a hundred metres wide unless said otherwise', async () => {
    const made = await admin.call(contract.createLocation, {
      body: { loc_name: '본사', loc_lat: 37.566_300_049, loc_lon: 126.977_9 },
    })
    expect(made.body).toMatchObject({ loc_lat: 37.5663, loc_lon: 126.9779, radius: 100 })
    const params = { id: made.body.com_loc_id }
    const wider = await admin.call(contract.updateLocation, { params, body: { radius: 5000 } })
    expect(wider.body).toMatchObject({ loc_name: '본사', loc_lat: 37.5663, radius: 5000 })
    const moved = await admin.call(contract.updateLocation, { params, body: { loc_lon: 127.1 } })
    expect(moved.body).toMatchObject({ loc_lat: 37.5663, loc_lon: 127.1 })
  })
})

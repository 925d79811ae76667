import { expect, test } from 'vitest'
import fc from 'fast-check'
import { holdsIp, parseIp } from './ip-address.ts'
import { parseNetworkAddress } from './network-address.ts'

test.each([
  ['AA-BB-CC-DD-EE-F0', 'BSSID', 'aa:bb:cc:dd:ee:f0'],
  ['aa:bb:cc:dd:ee:f0', 'BSSID', 'aa:bb:cc:dd:ee:f0'],
  ['aabb.ccdd.eef0', 'BSSID', 'aa:bb:cc:dd:ee:f0'],
  ['AABBCCDDEEF0', 'BSSID', 'aa:bb:cc:dd:ee:f0'],
  [' 203.0.113.7 ', 'IP', '203.0.113.7'],
  ['203.0.113.7/24', 'IP', '203.0.113.0/24'],
  ['203.0.113.7/32', 'IP', '203.0.113.7'],
  ['192.168.10.0/24', 'IP', '192.168.10.0/24'],
  ['2001:DB8:0:0:1::', 'IP', '2001:db8:0:0:1::'],
  ['2001:0db8::7:8/64', 'IP', '2001:db8::/64'],
  ['::ffff:203.0.113.7', 'IP', '203.0.113.7'],
  ['2001:db8::203.0.113.7', 'IP', '2001:db8::cb00:7107'],
  ['결-사무실 5G', 'SSID', '결-사무실 5G'],
  ['office.wifi', 'SSID', 'office.wifi'],
] as const)('%s is %s %s', (text, kind, address) => {
  expect(parseNetworkAddress(text)).toEqual({ ok: true, kind, address })
})

test.each([
  ['256.1.1.1', undefined, 'IP_INVALID'],
  ['203.0.113', undefined, 'IP_INVALID'],
  ['01.2.3.4', undefined, 'IP_INVALID'],
  ['203.0.113.7/33', undefined, 'IP_INVALID'],
  ['203.0.113.7/', undefined, 'IP_INVALID'],
  ['2001:db8', undefined, 'IP_INVALID'],
  ['2001::db8::1', undefined, 'IP_INVALID'],
  ['1:2:3:4:5:6:7:8:9', undefined, 'IP_INVALID'],
  ['0.0.0.0/0', undefined, 'IP_NOT_A_PLACE'],
  ['203.0.0.0/8', undefined, 'IP_TOO_WIDE'],
  ['2001:db8::/16', undefined, 'IP_TOO_WIDE'],
  ['127.0.0.1', undefined, 'IP_NOT_A_PLACE'],
  ['::1', undefined, 'IP_NOT_A_PLACE'],
  ['169.254.1.1', undefined, 'IP_NOT_A_PLACE'],
  ['fe80::1', undefined, 'IP_NOT_A_PLACE'],
  ['224.0.0.251', undefined, 'IP_NOT_A_PLACE'],
  ['우리 회사', 'BSSID', 'BSSID_INVALID'],
  ['aa:bb:cc:dd:ee', 'BSSID', 'BSSID_INVALID'],
  ['aa:bb-cc:dd-ee:f0', 'BSSID', 'BSSID_INVALID'],
  // Broadcast, multicast and the empty address are no access point.
  ['ff:ff:ff:ff:ff:ff', 'BSSID', 'BSSID_INVALID'],
  ['01:00:5e:00:00:01', 'BSSID', 'BSSID_INVALID'],
  ['00:00:00:00:00:00', 'BSSID', 'BSSID_INVALID'],
  ['', 'SSID', 'SSID_INVALID'],
  // Eleven Hangul syllables are 33 bytes.
  ['가나다라마바사아자차카', 'SSID', 'SSID_INVALID'],
] as const)('%s as %s is refused: %s', (text, kind, error) => {
  expect(parseNetworkAddress(text, kind)).toEqual({ ok: false, error })
})

test('what may be an address of the internet may still be the name of a network', () => {
  expect(parseNetworkAddress('10', 'SSID')).toEqual({ ok: true, kind: 'SSID', address: '10' })
})

const v4 = fc.ipV4()
const v6 = fc.ipV6()

test('the spelling of an address is spelt the same again', () => {
  fc.assert(
    fc.property(fc.oneof(v4, v6), (text) => {
      const once = parseIp(text)
      expect(once).not.toBeNull()
      expect(parseIp(once!.text)).toEqual(once)
    }),
  )
})

test('the browser spells version 6 the same way', () => {
  fc.assert(
    fc.property(v6, (text) => {
      const ours = parseIp(text)!
      fc.pre(ours.version === 6)
      expect(`[${ours.text}]`).toBe(new URL(`http://[${text}]/`).hostname)
    }),
  )
})

test('a range holds each of its addresses and none outside', () => {
  fc.assert(
    fc.property(v4, fc.integer({ min: 16, max: 31 }), (text, prefix) => {
      const range = parseIp(`${text}/${prefix}`)!
      const last = range.value + (1n << BigInt(32 - prefix)) - 1n
      expect(holdsIp(range, parseIp(text)!)).toBe(true)
      expect(holdsIp(range, { ...parseIp(text)!, value: last })).toBe(true)
      expect(holdsIp(range, { ...parseIp(text)!, value: last + 1n })).toBe(false)
      expect(holdsIp(range, { ...parseIp(text)!, value: range.value - 1n })).toBe(false)
    }),
  )
})

test('no text of nobody breaks the reader', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseNetworkAddress(text)
      expect(read.ok ? read.address.length > 0 : read.error.length > 0).toBe(true)
    }),
  )
})

test.each([
  ['8.8.8.8', 'PUBLIC'],
  ['10.1.2.3', 'PRIVATE'],
  ['172.31.0.1', 'PRIVATE'],
  ['172.32.0.1', 'PUBLIC'],
  ['100.64.0.1', 'PRIVATE'],
  ['127.8.8.8', 'SELF'],
  ['::1', 'SELF'],
  ['fd00::1', 'PRIVATE'],
  ['2001:4860::8', 'PUBLIC'],
] as const)('%s is %s', (text, scope) => {
  expect(parseIp(text)?.scope).toBe(scope)
})

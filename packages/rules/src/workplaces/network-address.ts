import { parseIp } from './ip-address.ts'

export const networkKinds = ['BSSID', 'SSID', 'IP'] as const
export type NetworkKind = (typeof networkKinds)[number]

export interface NetworkAddress {
  kind: NetworkKind
  /** The one spelling of the address: equal networks are equal texts. */
  address: string
}

/** Why a text is no address of a network that could be recognised. */
export type AddressProblem =
  | 'BSSID_INVALID'
  | 'SSID_INVALID'
  | 'IP_INVALID'
  | 'IP_TOO_WIDE'
  | 'IP_NOT_A_PLACE'

export type ParsedAddress = ({ ok: true } & NetworkAddress) | { ok: false; error: AddressProblem }

const MAC_PAIRS = /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$/
const MAC_DOTTED = /^[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}$/
const MAC_BARE = /^[\da-f]{12}$/
const LOOKS_LIKE_IP = /^(?:[\d.]+|[\da-f:.]*:[\da-f:.]*)(?:\/\d*)?$/i
// IEEE 802.11: the name of a network has 1 to 32 bytes.
const MOST_SSID_BYTES = 32
// Wider ranges hold whole providers or cities instead of an office.
const WIDEST = { 4: 16, 6: 32 } as const

/**
 * Brings the address of a network into its one spelling: aa:bb:cc:dd:ee:ff for an access point, 203.0.113.7,
 * 203.0.113.0/24 or 2001:db8::/64 for the public address, the name itself for an SSID.
 * @param kind what it is meant to be; without it, what it looks like
 */
export function parseNetworkAddress(text: string, kind?: NetworkKind): ParsedAddress {
  const typed = text.trim()
  const mac = readMac(typed.toLowerCase())
  const meant = kind ?? (mac ? 'BSSID' : LOOKS_LIKE_IP.test(typed) ? 'IP' : 'SSID')
  if (meant === 'BSSID') {
    return mac ? { ok: true, kind: meant, address: mac } : { ok: false, error: 'BSSID_INVALID' }
  }
  if (meant === 'IP') return readIp(typed)
  const bytes = new TextEncoder().encode(typed).length
  if (bytes < 1 || bytes > MOST_SSID_BYTES) return { ok: false, error: 'SSID_INVALID' }
  return { ok: true, kind: meant, address: typed }
}

/** A range of addresses or one of them; null for a text that is none. The prefix of one alone is its full length. */
function readIp(text: string): ParsedAddress {
  const range = parseIp(text)
  if (!range) return { ok: false, error: 'IP_INVALID' }
  if (range.scope === 'SELF' || range.scope === 'NOBODY') return { ok: false, error: 'IP_NOT_A_PLACE' }
  if (range.prefix < WIDEST[range.version]) return { ok: false, error: 'IP_TOO_WIDE' }
  return { ok: true, kind: 'IP', address: range.text }
}

/** Six pairs of digits with colons; null when there are none, or when they belong to no single device. */
function readMac(text: string): string | null {
  if (!MAC_PAIRS.test(text) && !MAC_DOTTED.test(text) && !MAC_BARE.test(text)) return null
  const digits = text.replace(/[:.-]/g, '')
  const isGroup = (Number.parseInt(digits.slice(0, 2), 16) & 1) === 1
  if (isGroup || /^0+$/.test(digits)) return null
  return digits.match(/../g)!.join(':')
}

/** Where an address can be met: everywhere, only inside one network, only on the machine itself, or nowhere. */
export type IpScope = 'PUBLIC' | 'PRIVATE' | 'SELF' | 'NOBODY'

export interface IpRange {
  version: 4 | 6
  /** The address with the bits behind the prefix cleared. */
  value: bigint
  prefix: number
  scope: IpScope
  /** The one spelling, with /prefix unless it is a single address. */
  text: string
}

const BITS = { 4: 32, 6: 128 } as const
const OCTET = /^(0|[1-9]\d{0,2})$/
// ::ffff:0:0/96, by which a server that listens to both kinds names a visitor of version 4.
const MAPPED_FROM = 0xffffn << 32n

// RFC 6890 and RFC 4193, the ones that people meet: prefix, length, scope. What is not listed is public.
const SCOPES_4: readonly [string, number, IpScope][] = [
  ['0.0.0.0', 8, 'NOBODY'],
  ['10.0.0.0', 8, 'PRIVATE'],
  ['100.64.0.0', 10, 'PRIVATE'],
  ['127.0.0.0', 8, 'SELF'],
  ['169.254.0.0', 16, 'NOBODY'],
  ['172.16.0.0', 12, 'PRIVATE'],
  ['192.168.0.0', 16, 'PRIVATE'],
  ['224.0.0.0', 3, 'NOBODY'],
]
const SCOPES_6: readonly [string, number, IpScope][] = [
  ['::1', 128, 'SELF'],
  ['::', 8, 'NOBODY'],
  ['fc00::', 7, 'PRIVATE'],
  ['fe80::', 10, 'NOBODY'],
  ['ff00::', 8, 'NOBODY'],
]

/** Reads an address of version 4 or 6, alone or with /prefix; null for anything else. */
export function parseIp(text: string): IpRange | null {
  const [address = '', length, ...rest] = text.trim().split('/')
  if (rest.length > 0 || (length !== undefined && !OCTET.test(length))) return null
  const read = readAddress(address)
  if (!read) return null
  const bits = BITS[read.version]
  const prefix = length === undefined ? bits : Number(length)
  if (prefix > bits) return null
  const value = cleared(read.value, bits, prefix)
  const written = write(read.version, value)
  return {
    version: read.version,
    value,
    prefix,
    scope: scopeOf(read.version, value),
    text: prefix === bits ? written : `${written}/${prefix}`,
  }
}

/** Whether a range holds an address. */
export function holdsIp(range: IpRange, address: IpRange): boolean {
  if (range.version !== address.version || address.prefix < range.prefix) return false
  return cleared(address.value, BITS[range.version], range.prefix) === range.value
}

function readAddress(text: string): { version: 4 | 6; value: bigint } | null {
  if (!text.includes(':')) {
    const value = read4(text)
    return value === null ? null : { version: 4, value }
  }
  const value = read6(text.toLowerCase())
  if (value === null) return null
  if (value >> 32n === 0xffffn) return { version: 4, value: value - MAPPED_FROM }
  return { version: 6, value }
}

function read4(text: string): bigint | null {
  const octets = text.split('.')
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255)) return null
  return octets.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n)
}

/** RFC 4291, section 2.2: eight groups, one run of zeros may be left out, the last 32 bits may be written with dots. */
function read6(text: string): bigint | null {
  const halves = text.split('::')
  if (halves.length > 2) return null
  const [head, tail] = halves.map(groupsOf)
  if (!head || (halves.length === 2 && !tail)) return null
  const known = head.length + (tail?.length ?? 0)
  if (halves.length === 2 ? known > 7 : known !== 8) return null
  const groups = [...head, ...Array.from({ length: 8 - known }, () => 0n), ...(tail ?? [])]
  return groups.reduce((value, group) => (value << 16n) | group, 0n)
}

function groupsOf(half: string): bigint[] | null {
  if (half === '') return []
  const groups: bigint[] = []
  for (const [at, part] of half.split(':').entries()) {
    const isLast = at === half.split(':').length - 1
    const dotted = isLast && part.includes('.') ? read4(part) : null
    if (dotted !== null) groups.push(dotted >> 16n, dotted & 0xffffn)
    else if (/^[\da-f]{1,4}$/.test(part)) groups.push(BigInt(`0x${part}`))
    else return null
  }
  return groups
}

function cleared(value: bigint, bits: number, prefix: number): bigint {
  const free = BigInt(bits - prefix)
  return (value >> free) << free
}

function write(version: 4 | 6, value: bigint): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')
  const groups = Array.from({ length: 8 }, (_, at) =>
    ((value >> BigInt(112 - at * 16)) & 0xffffn).toString(16),
  )
  return shorten(groups)
}

/** RFC 5952: the longest run of at least two zeros is left out, the first of equal ones. */
function shorten(groups: readonly string[]): string {
  let longest = { at: 0, length: 0 }
  for (let at = 0; at < groups.length; at += 1) {
    let length = 0
    while (groups[at + length] === '0') length += 1
    if (length > longest.length) longest = { at, length }
  }
  if (longest.length < 2) return groups.join(':')
  return `${groups.slice(0, longest.at).join(':')}::${groups.slice(longest.at + longest.length).join(':')}`
}

function scopeOf(version: 4 | 6, value: bigint): IpScope {
  const table = version === 4 ? SCOPES_4 : SCOPES_6
  const row = table.find(([from, prefix]) => {
    const first = version === 4 ? read4(from) : read6(from)
    return cleared(value, BITS[version], prefix) === first
  })
  return row?.[2] ?? 'PUBLIC'
}

let table: Uint16Array | undefined

/**
 * CP949, the encoding of Korean Windows; null for bytes that are none. The platform's "euc-kr"
 * decoder lacks the 8,822 syllables that CP949 adds, such as 똠.
 */
export function decodeCp949(bytes: Uint8Array): string | null {
  const known = (table ??= makeTable())
  const units = new Uint16Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!
    const unit = lead < 0x80 ? lead : known[lead * 256 + (bytes[++at] ?? 0)]!
    if (unit === 0) return null
    units[length++] = unit
  }
  return new TextDecoder('utf-16le').decode(units.subarray(0, length))
}

/** KS X 1001 as the platform knows it; then the other syllables, in their order, in the free places. */
function makeTable(): Uint16Array {
  const made = new Uint16Array(65_536)
  const standard = new Set<number>()
  const decoder = new TextDecoder('euc-kr')
  for (let lead = 0xa1; lead <= 0xfe; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) {
      const unit = decoder.decode(Uint8Array.of(lead, trail))
      // Where Windows leaves private characters, nothing is decoded.
      if (!/^[^\ufffd\p{Co}]$/u.test(unit)) continue
      made[lead * 256 + trail] = unit.charCodeAt(0)
      standard.add(unit.charCodeAt(0))
    }
  }
  made[0xa2e6] = 0x20ac
  made[0xa2e7] = 0xae
  const places = freePlaces()
  for (let syllable = 0xac00; syllable <= 0xd7a3; syllable++) {
    if (!standard.has(syllable)) made[places.next().value as number] = syllable
  }
  return made
}

function* freePlaces(): Generator<number> {
  for (let lead = 0x81; ; lead++) {
    for (let trail = 0x41; trail <= (lead > 0xa0 ? 0xa0 : 0xfe); trail++) {
      const letter = (trail >= 0x41 && trail <= 0x5a) || (trail >= 0x61 && trail <= 0x7a)
      if (letter || trail >= 0x81) yield lead * 256 + trail
    }
  }
}

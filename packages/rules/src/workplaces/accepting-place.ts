import { holdsIp, parseIp } from './ip-address.ts'
import { type NetworkAddress, type NetworkKind, parseNetworkAddress } from './network-address.ts'
import { distanceMetres, type Position } from './position.ts'

/** A place of the company with the distance up to which one counts as being there. */
export interface Place extends Position {
  id: number
  radiusMetres: number
}

export interface Network extends NetworkAddress {
  id: number
}

/** What is known about where somebody presses the check-in button; all of it may be missing. */
export interface Whereabouts {
  position?: (Position & { accuracyMetres?: number | undefined }) | undefined
  /** As the device says. */
  bssid?: string | undefined
  ssid?: string | undefined
  /** As the server sees it. */
  ip?: string | undefined
}

export type Acceptance =
  | { by: 'WIFI'; networkId: number; kind: NetworkKind }
  | { by: 'LOCATION'; placeId: number; distanceMetres: number }

// The doubt of a phone's position counts in favour of the person, but not without end: indoors it may be a kilometre.
const MOST_DOUBT_METRES = 50
// An access point is one place, the address of a line one office; the name of a network can be given by anybody.
const STRENGTH: readonly NetworkKind[] = ['BSSID', 'IP', 'SSID']

/**
 * Which registered network or place accepts a check-in: the network that says most, else of the places in reach the one
 * whose middle is nearest.
 * @returns null when none does
 */
export function acceptingPlace(
  registered: { places: readonly Place[]; networks: readonly Network[] },
  at: Whereabouts,
): Acceptance | null {
  const network = acceptingNetwork(registered.networks, at)
  if (network) return { by: 'WIFI', networkId: network.id, kind: network.kind }
  const { position } = at
  if (!position) return null
  const [nearest] = registered.places
    .map((place) => ({ place, metres: distanceMetres(place, position) }))
    .filter(({ place, metres }) => isWithin(place.radiusMetres, metres, position.accuracyMetres))
    .toSorted((a, b) => a.metres - b.metres)
  if (!nearest) return null
  return { by: 'LOCATION', placeId: nearest.place.id, distanceMetres: Math.round(nearest.metres) }
}

/** Whether a distance lies within a radius, with the doubt of the position in favour of the person. */
export function isWithin(radiusMetres: number, metres: number, accuracyMetres = 0): boolean {
  return metres <= radiusMetres + Math.min(Math.max(accuracyMetres, 0), MOST_DOUBT_METRES)
}

/** The network that recognises somebody, or null; an access point says more than a line, a line more than a name. */
export function acceptingNetwork(
  networks: readonly Network[],
  at: Omit<Whereabouts, 'position'>,
): Network | null {
  for (const kind of STRENGTH) {
    const found = networks.find((network) => network.kind === kind && recognises(network, at))
    if (found) return found
  }
  return null
}

function recognises({ kind, address }: Network, at: Omit<Whereabouts, 'position'>): boolean {
  if (kind === 'IP') {
    const [range, seen] = [parseIp(address), at.ip === undefined ? null : parseIp(at.ip)]
    return range !== null && seen !== null && holdsIp(range, seen)
  }
  const told = kind === 'BSSID' ? at.bssid : at.ssid
  const parsed = told === undefined ? null : parseNetworkAddress(told, kind)
  return parsed?.ok === true && parsed.address === address
}

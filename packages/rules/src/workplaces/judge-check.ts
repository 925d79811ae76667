import { acceptingPlace, type Network, type Place, type Whereabouts } from './accepting-place.ts'
import { distanceMetres } from './position.ts'

/** What a company asks of a press; a network or a place is asked for only where it has registered one. */
export interface CheckDemands {
  /** That the device tells where it is. */
  position: boolean
  networks: readonly (Network & { name: string })[] | null
  places: readonly (Place & { name: string })[] | null
}

/** What is known about a press. */
export interface PressedAt extends Whereabouts {
  /** The person's own code of the entrance, which the server has found to be theirs. */
  gateCode?: string | undefined
  /** Whose work is done outside needs no place: away, or with an approved request for home or outside. */
  isElsewhere: boolean
}

/** By what a press was recognised, and whether the server saw that itself; a device can say what it likes. */
export interface Recognition {
  by: 'GATE' | 'NETWORK' | 'PLACE' | 'ELSEWHERE'
  name: string | null
  isVerified: boolean
  distanceMetres: number | null
}

export type CheckProblem =
  | { missing: 'POSITION' | 'NETWORK' | 'NETWORK_OR_POSITION' }
  | { missing: 'PLACE' | 'NETWORK_OR_PLACE'; nearest: string; metres: number }

export type JudgedCheck = { ok: true; by: Recognition | null } | ({ ok: false } & CheckProblem)

/** Which of networks and places a company asks for. */
export function demandedBy({ networks, places }: CheckDemands): { network: boolean; place: boolean } {
  return { network: (networks?.length ?? 0) > 0, place: (places?.length ?? 0) > 0 }
}

/** Whether a press is taken: where a company asks for a network and for a place, either is enough, since no phone knows where it is indoors. */
export function judgeCheck(demands: CheckDemands, at: PressedAt): JudgedCheck {
  if (demands.position && !at.position) return { ok: false, missing: 'POSITION' }
  const recognised = recognise(demands, at)
  const asked = demandedBy(demands)
  if (recognised || !(asked.network || asked.place)) return { ok: true, by: recognised }
  if (at.isElsewhere) return { ok: true, by: { ...NOWHERE, by: 'ELSEWHERE' } }
  if (!asked.place) return { ok: false, missing: 'NETWORK' }
  if (!at.position) return { ok: false, missing: asked.network ? 'NETWORK_OR_POSITION' : 'POSITION' }
  const { name, metres } = nearestOf(demands.places ?? [], at.position)
  return { ok: false, missing: asked.network ? 'NETWORK_OR_PLACE' : 'PLACE', nearest: name, metres }
}

const NOWHERE = { name: null, isVerified: false, distanceMetres: null }

function recognise(demands: CheckDemands, at: PressedAt): Recognition | null {
  if (at.gateCode !== undefined) return { ...NOWHERE, by: 'GATE', isVerified: true }
  const [networks, places] = [demands.networks ?? [], demands.places ?? []]
  const found = acceptingPlace({ networks, places }, at)
  if (!found) return null
  if (found.by === 'WIFI') {
    const name = networks.find(({ id }) => id === found.networkId)?.name ?? null
    return { ...NOWHERE, by: 'NETWORK', name, isVerified: found.kind === 'IP' }
  }
  const name = places.find(({ id }) => id === found.placeId)?.name ?? null
  return { by: 'PLACE', name, isVerified: false, distanceMetres: found.distanceMetres }
}

function nearestOf(places: readonly (Place & { name: string })[], at: NonNullable<Whereabouts['position']>) {
  const [nearest] = places
    .map((place) => ({ name: place.name, metres: Math.round(distanceMetres(place, at)) }))
    .toSorted((a, b) => a.metres - b.metres)
  return nearest!
}

/** A point on the earth in decimal degrees (WGS 84): north and east are positive. */
export interface Position {
  latitude: number
  longitude: number
}

// Mean radius of the earth (IUGG); the sphere is off by at most 0.5 %, less than a phone's own error.
const EARTH_RADIUS_METRES = 6_371_008.8
const DECIMALS = 1_000_000

/**
 * The great-circle distance of two points in metres.
 * By Vincenty's formula for the sphere: the haversine loses some 20 cm between points that lie opposite.
 */
export function distanceMetres(from: Position, to: Position): number {
  const { ahead, aside, along } = wayBetween(from, to)
  return EARTH_RADIUS_METRES * Math.atan2(Math.hypot(ahead, aside), along)
}

/** Which way to go first, in degrees clockwise from north, 0 up to 360; 0 when both points are one. */
export function bearingDegrees(from: Position, to: Position): number {
  const { ahead, aside } = wayBetween(from, to)
  return (Math.atan2(aside, ahead) * (180 / Math.PI) + 360) % 360
}

/** Where `to` lies as a point of the unit sphere, seen from `from`: northwards, eastwards, and towards the zenith. */
function wayBetween(from: Position, to: Position) {
  const east = radians(to.longitude - from.longitude)
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  return {
    ahead: Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
    aside: Math.sin(east) * Math.cos(end),
    along: Math.sin(start) * Math.sin(end) + Math.cos(start) * Math.cos(end) * Math.cos(east),
  }
}

/** Six decimals, some 11 cm: more would only pretend. */
export function roundPosition({ latitude, longitude }: Position): Position {
  return {
    latitude: Math.round(latitude * DECIMALS) / DECIMALS,
    longitude: Math.round(longitude * DECIMALS) / DECIMALS,
  }
}

const PAIR =
  /^\(?\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*°?\s*(?:[,;/]|\s)\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*°?\s*\)?$/

/**
 * Reads latitude and longitude from one text, as maps copy it: "37.4979, 127.0276", "(37.4979 127.0276)".
 * @returns null when the text is no such pair or lies outside the earth
 */
export function parsePosition(text: string): Position | null {
  const match = PAIR.exec(text.trim())
  if (!match) return null
  const position = { latitude: Number(match[1]), longitude: Number(match[2]) }
  return isPosition(position) ? position : null
}

/** Whether a latitude and a longitude exist. */
export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

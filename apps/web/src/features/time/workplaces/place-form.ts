import { parsePosition, type Position } from '#rules/workplaces/position.ts'
import { RADIUS } from '#contract/time/workplaces/workplaces.ts'
import type { Place } from './workplace-queries.ts'

/** What the dialog holds: numbers as they are typed. */
export interface PlaceForm extends Record<string, unknown> {
  loc_name: string
  loc_lat: string
  loc_lon: string
  radius: number | string
  branch_id: string | null
}

export function placeForm(place: Place | undefined): PlaceForm {
  return {
    loc_name: place?.loc_name ?? '',
    loc_lat: place ? String(place.loc_lat) : '',
    loc_lon: place ? String(place.loc_lon) : '',
    radius: place?.radius ?? RADIUS.usual,
    branch_id: place?.branch_id ? String(place.branch_id) : null,
  }
}

/** The form as the server takes it; only after validation. */
export function placeBody({ loc_name, loc_lat, loc_lon, radius, branch_id }: PlaceForm) {
  return {
    loc_name,
    loc_lat: Number(loc_lat),
    loc_lon: Number(loc_lon),
    radius: Number(radius),
    branch_id: branch_id === null ? null : Number(branch_id),
  }
}

/** What typing or pasting into one of the two fields means for both: a pair from a map fills both. */
export function typedPosition(field: 'loc_lat' | 'loc_lon', text: string): Partial<PlaceForm> {
  const pair = parsePosition(text)
  return pair ? { loc_lat: String(pair.latitude), loc_lon: String(pair.longitude) } : { [field]: text }
}

/** Whether a text is a number of degrees up to a most. */
export function isDegrees(text: string, most: number): boolean {
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(text.trim()) && Math.abs(Number(text)) <= most
}

export function isRadius(radius: number | string): radius is number {
  return Number.isInteger(radius) && Number(radius) >= RADIUS.min && Number(radius) <= RADIUS.max
}

export function positionOf({ loc_lat, loc_lon }: Pick<Place, 'loc_lat' | 'loc_lon'>): Position {
  return { latitude: loc_lat, longitude: loc_lon }
}

import { number } from '../../../text/formats.ts'

/** 85 m, 1.2 km, 345 km: as exact as the eye can use. */
export function metres(length: number): string {
  if (length < 1000) return `${Math.round(length)} m`
  if (length < 10_000) return `${Math.round(length / 100) / 10} km`
  return `${number(Math.round(length / 1000))} km`
}

/** 37.4979, 127.0276 */
export function coordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude}, ${longitude}`
}

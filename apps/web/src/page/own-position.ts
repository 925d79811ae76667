import { type Position, roundPosition } from '#rules/workplaces/position.ts'

/** Why the browser tells no position. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'insecure'

export interface OwnPosition extends Position {
  accuracyMetres: number
}

const PATIENCE_MS = 12_000
const PROBLEMS: readonly (PositionProblem | undefined)[] = [undefined, 'denied', 'unavailable', 'timeout']

/** Asks the browser once where the device is. */
export function askPosition(): Promise<OwnPosition | PositionProblem> {
  // Browsers keep positions from pages that came unprotected; they would only say that it was denied.
  if (!window.isSecureContext) return Promise.resolve('insecure')
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable')
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ...roundPosition(coords), accuracyMetres: Math.round(coords.accuracy) }),
      ({ code }) => resolve(PROBLEMS[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    )
  })
}

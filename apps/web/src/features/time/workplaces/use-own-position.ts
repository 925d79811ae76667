import { useState } from 'react'
import { type Position, roundPosition } from '#rules/workplaces/position.ts'

/** Why the browser tells no position. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'insecure'

export interface OwnPosition extends Position {
  accuracyMetres: number
}

const PATIENCE_MS = 12_000
const PROBLEMS: readonly (PositionProblem | undefined)[] = [undefined, 'denied', 'unavailable', 'timeout']

/** Asks the browser where the device is, once per press. */
export function useOwnPosition(onFound: (position: OwnPosition) => void) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<PositionProblem>()
  const ask = () => {
    setProblem(undefined)
    // Browsers keep positions from pages that came unprotected; they would only say that it was denied.
    if (!window.isSecureContext) return setProblem('insecure')
    if (!('geolocation' in navigator)) return setProblem('unavailable')
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onFound({ ...roundPosition(coords), accuracyMetres: Math.round(coords.accuracy) })
      },
      ({ code }) => {
        setAsking(false)
        setProblem(PROBLEMS[code] ?? 'unavailable')
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    )
  }
  return { ask, isAsking, problem }
}

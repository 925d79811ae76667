import { useState } from 'react'
import { askPosition, type OwnPosition, type PositionProblem } from '../../../page/own-position.ts'

/** Asks the browser where the device is, once per press. */
export function useOwnPosition(onFound: (position: OwnPosition) => void) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<PositionProblem>()
  const ask = async () => {
    setProblem(undefined)
    setAsking(true)
    const told = await askPosition()
    setAsking(false)
    if (typeof told === 'string') setProblem(told)
    else onFound(told)
  }
  return { ask: () => void ask(), isAsking, problem }
}

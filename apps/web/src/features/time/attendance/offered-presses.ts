import { useEffect } from 'react'
import { awaySwitch, mainPress, type Press, type WorkCheck } from './press-state.ts'

interface OfferedPress {
  text: 'checkIn' | 'checkOut' | 'checkOutAgain' | 'goAway' | 'comeBack'
  press: () => void
}

let offered: readonly OfferedPress[] = []

/** What the pill in the top bar offers at this moment, for who asks from elsewhere. */
export function offeredPresses(): readonly OfferedPress[] {
  return offered
}

/** The pill says what may be pressed, for as long as it is there; nothing while a press waits. */
export function useOfferPresses(check: WorkCheck, waits: boolean, press: (press: Press) => void): void {
  useEffect(() => {
    if (waits) return undefined
    const main = mainPress(check)
    const away = awaySwitch(check)
    offered = [
      ...(main.isAllowed ? [{ text: main.text, press: () => press(main.press) }] : []),
      ...(away.mayMove && away.isOn ? [{ text: 'comeBack' as const, press: () => press('IN') }] : []),
      ...(away.mayMove && !away.isOn ? [{ text: 'goAway' as const, press: () => press('AWAY') }] : []),
    ]
    return () => {
      offered = []
    }
  })
}

import { useSyncExternalStore } from 'react'
import { isOtherPerson, onOtherPerson } from '../api/acting-for.ts'

export function useIsOtherPerson(): boolean {
  return useSyncExternalStore(onOtherPerson, isOtherPerson)
}

import { useCallback, useSyncExternalStore } from 'react'
import { useProfile } from '../../../../page/profile.ts'
import { type KeptPress, type Owner, readPresses, storageKey } from './kept-presses.ts'

const NONE: readonly KeptPress[] = []
const listeners = new Set<() => void>()
/** What the storage would not take, for as long as the page is open. */
const beside = new Map<string, string>()
/** The last text read of each owner, and what it says: the same text is the same list. */
const known = new Map<string, { text: string | null; presses: readonly KeptPress[] }>()

export function keptPresses(owner: Owner): readonly KeptPress[] {
  const name = storageKey(owner)
  const text = beside.get(name) ?? localStorage.getItem(name)
  if (text === null) return NONE
  const before = known.get(name)
  if (before?.text === text) return before.presses
  const presses = readPresses(text)
  known.set(name, { text, presses })
  return presses
}

export function keepPress(owner: Owner, press: KeptPress): void {
  const others = keptPresses(owner).filter(({ key }) => key !== press.key)
  store(owner, [...others, press])
}

export function dropPress(owner: Owner, key: string): void {
  store(
    owner,
    keptPresses(owner).filter((one) => one.key !== key),
  )
}

function store(owner: Owner, presses: readonly KeptPress[]): void {
  const name = storageKey(owner)
  try {
    beside.delete(name)
    if (presses.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(presses))
  } catch {
    // The storage is full or closed: it is kept until the page closes.
    beside.set(name, JSON.stringify(presses))
  }
  for (const listener of listeners) listener()
}

/** Whose presses this page keeps. */
export function useOwner(): Owner {
  const { id, company } = useProfile()
  return { companyId: company.company_id, memberId: id }
}

/** The presses of the signed-in person that are not saved, also those of other tabs. */
export function useKeptPresses({ companyId, memberId }: Owner): readonly KeptPress[] {
  const read = useCallback(() => keptPresses({ companyId, memberId }), [companyId, memberId])
  return useSyncExternalStore(subscribe, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has kept or sent one.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

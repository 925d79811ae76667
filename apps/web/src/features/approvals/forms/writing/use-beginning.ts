import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

export interface WriteSearch {
  form?: number
  draft?: number
  free?: boolean
  /** A document whose copy is written on. */
  copy?: number
}

/**
 * With what the screen began: as the address says, and further on as it said once the draft that was begun here has taken its place there,
 * so that a reload finds the draft and nobody loses the form that is being filled in.
 * @returns `key` is another one for each beginning
 */
export function useBeginning(search: WriteSearch) {
  const [begun, setBegun] = useState<Beginning>({ search, with: search, key: 0 })
  if (!isSame(begun.search, search)) {
    const goesOn = begun.draft !== undefined && search.draft === begun.draft
    setBegun(goesOn ? { ...begun, search } : { search, with: search, key: begun.key + 1 })
  }
  const router = useRouter()
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const onBegun = (draft: number) => {
    // Whoever is on the way to another screen is not called back.
    const { pathname, search: asked } = router.latestLocation
    if (!isShown.current || pathname !== WRITING || !isSame(asked as WriteSearch, begun.with)) return
    setBegun((now) => ({ ...now, draft }))
    void navigate({ to: WRITING, search: { draft }, replace: true })
  }
  return { with: begun.with, key: begun.key, onBegun }
}

interface Beginning {
  /** The address as it is. */
  search: WriteSearch
  with: WriteSearch
  key: number
  /** What was begun here. */
  draft?: number
}

const WRITING = '/main/approval/write'

const isSame = (one: WriteSearch, other: WriteSearch) =>
  one.form === other.form && one.draft === other.draft && one.free === other.free && one.copy === other.copy

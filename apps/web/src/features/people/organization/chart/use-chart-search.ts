import { useEffect, useMemo, useRef, useState } from 'react'
import { matches } from '../../../../text/matches.ts'
import { findInChart, type Hit, type OrgNode } from './chart-model.ts'

interface Searched {
  nodes: readonly OrgNode[]
  typed: string
  opened: ReadonlySet<number>
  onOpened: (opened: ReadonlySet<number>) => void
}

/** What fits the typed text, and the walk from one to the next; a person's team is opened on the way. */
export function useChartSearch(
  { nodes, typed, opened, onOpened }: Searched,
  jumpTo: (id: number, isAboutToChange: boolean) => void,
) {
  const [step, setStep] = useState({ typed, at: 0 })
  const hits = useMemo(
    () => (typed === '' ? [] : findInChart(nodes, (name) => matches(name, typed))),
    [nodes, typed],
  )
  const at = step.typed === typed ? Math.min(step.at, Math.max(0, hits.length - 1)) : 0
  const hit: Hit | undefined = hits[at]
  const jumped = useRef('')
  useEffect(() => {
    // Not again when the answer was only read anew.
    const key = hit ? `${typed} ${hit.teamId} ${hit.personId ?? ''}` : ''
    if (key === jumped.current) return
    jumped.current = key
    if (!hit) return
    const opens = hit.personId !== undefined && !opened.has(hit.teamId)
    if (opens) onOpened(new Set([...opened, hit.teamId]))
    jumpTo(hit.teamId, opens)
  })
  return {
    hit,
    at,
    count: hits.length,
    stepBy: (by: number) => setStep({ typed, at: (at + by + hits.length) % Math.max(1, hits.length) }),
  }
}

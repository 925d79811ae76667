import { type RefObject, useEffect, useRef } from 'react'
import type { CompanyNow } from '../../../../page/use-company-now.ts'
import { shareOf, type Span } from '../grid-time.ts'
import type { LaneGroup } from '../lanes.ts'
import type { TimeAxis } from './grid-cursor.ts'

interface Shown {
  axis: TimeAxis
  groups: readonly LaneGroup[]
  hours: Span
  now: CompanyNow
}

/** Begins with the current hour in sight, or nine in the morning of other days; only when another day or room is shown. */
export function useScrollToNow(
  root: RefObject<HTMLDivElement | null>,
  { axis, groups, hours, now }: Shown,
): void {
  const shown = groups.flatMap(({ lanes }) => lanes.map(({ date }) => date))
  const isToday = shown.includes(now.day)
  const key = `${axis} ${shown[0]}`
  const minute = useRef(now.minute)
  useEffect(() => {
    minute.current = now.minute
  })
  useEffect(() => {
    const element = root.current
    const track = element?.querySelector<HTMLElement>('[data-lane]')
    if (!element || !track) return
    const share = shareOf(isToday ? minute.current - 60 : 9 * 60 - 15, hours)
    if (axis === 'horizontal') element.scrollLeft = share * track.offsetWidth
    else element.scrollTop = share * track.offsetHeight
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a booking that widens the hours must not move the reader
  }, [root, key])
}

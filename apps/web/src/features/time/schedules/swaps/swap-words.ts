import type { TFunction } from 'i18next'
import { shortDay } from '../../../../text/formats.ts'
import type { SwappedDay } from '../schedule-queries.ts'

/** What a swapped day of a person is, and which other day it goes with. */
export function swapWords({ work, other_date: other }: SwappedDay, t: TFunction): string {
  return t(work ? 'swaps.mark.works' : 'swaps.mark.free', { day: shortDay(other) })
}

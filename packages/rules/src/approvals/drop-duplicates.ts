import { isDecider, type Id, type ReceiverType } from './receiver.ts'

/** Company setting: keep every place of a person on the line, the first, or the last. */
export type DuplicatePriority = '' | 'PRE' | 'POST'

type Place = { userId: Id; type: ReceiverType }

/**
 * Removes repeated people from a resolved line, in line order. A reader who also decides is always dropped,
 * and so is a second reading place. Example A/B/A: PRE gives A/B, POST gives B/A.
 */
export function dropDuplicates<P extends Place>(places: readonly P[], priority: DuplicatePriority): P[] {
  const deciders = new Set(places.filter(isDecider).map((place) => place.userId))
  return places.filter((place, index) => {
    const same = (other: P): boolean => other.userId === place.userId && isDecider(other) === isDecider(place)
    if (!isDecider(place)) return !deciders.has(place.userId) && places.findIndex(same) === index
    if (priority === 'PRE') return places.findIndex(same) === index
    if (priority === 'POST') return places.findLastIndex(same) === index
    return true
  })
}

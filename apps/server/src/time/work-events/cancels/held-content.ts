/** What documents of requests say alike, whatever their kind. */
export interface HeldContent {
  from: string
  to: string
  minutes: number
  days: readonly { on: string; minutes: number }[]
  canceledDays: readonly string[]
  /** Of annual leave: minutes before the request and once it is held. */
  availableBefore?: number | null
  availableAfter?: number | null
}

/** The request without one of its days. */
export function withoutDay<C extends HeldContent>(content: C, on: string): C {
  const days = content.days.filter((day) => day.on !== on)
  const dropped = minutesOn(content, on)
  const [first, last] = [content.days[0]!.on, content.days.at(-1)!.on]
  const { availableBefore: before, availableAfter: after } = content
  return {
    ...content,
    days,
    minutes: content.minutes - dropped,
    from: first === on ? days[0]!.on : content.from,
    to: last === on ? days.at(-1)!.on : content.to,
    canceledDays: [...content.canceledDays, on].toSorted(),
    ...(typeof before === 'number' &&
      typeof after === 'number' && { availableAfter: Math.min(before, after + dropped) }),
  }
}

/** That day alone, as notices name what has ended. */
export function onlyDay<C extends HeldContent>(content: C, on: string): C {
  return {
    ...content,
    from: on,
    to: on,
    minutes: minutesOn(content, on),
    days: content.days.filter((day) => day.on === on),
  }
}

function minutesOn({ days }: HeldContent, on: string): number {
  return days.filter((day) => day.on === on).reduce((sum, day) => sum + day.minutes, 0)
}

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

/** The request without some of its days. */
export function withoutDays<C extends HeldContent>(content: C, gone: readonly string[]): C {
  const days = content.days.filter(({ on }) => !gone.includes(on))
  const dropped = minutesOn(content, gone)
  const [first, last] = [content.days[0]!.on, content.days.at(-1)!.on]
  const { availableBefore: before, availableAfter: after } = content
  return {
    ...content,
    days,
    minutes: content.minutes - dropped,
    from: gone.includes(first) ? days[0]!.on : content.from,
    to: gone.includes(last) ? days.at(-1)!.on : content.to,
    canceledDays: [...content.canceledDays, ...gone].toSorted(),
    ...(typeof before === 'number' &&
      typeof after === 'number' && {
        availableAfter: Math.min(before, after + dropped),
      }),
  }
}

/** Those days alone, as notices name what has ended. */
export function onlyDays<C extends HeldContent>(content: C, some: readonly string[]): C {
  const days = content.days.filter(({ on }) => some.includes(on))
  return {
    ...content,
    from: days[0]!.on,
    to: days.at(-1)!.on,
    minutes: minutesOn(content, some),
    days,
  }
}

function minutesOn({ days }: HeldContent, some: readonly string[]): number {
  return days.filter(({ on }) => some.includes(on)).reduce((sum, day) => sum + day.minutes, 0)
}

/** Groups of the specification; ALL is every group when asked for, and for a code: wherever events are asked for. */
export const EVENT_GROUPS = ['VACATION', 'SP', 'WORK', 'HOME', 'OUT', 'ALL'] as const
export type EventGroup = (typeof EVENT_GROUPS)[number]

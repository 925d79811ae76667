/** Under which names slices write what a thing is called into the trail. */
export const NAME_KEYS = [
  'name',
  'title',
  'serial',
  'drf_title',
  'cuf_name',
  'cufl_name',
  'team_name',
  'room_name',
  'room_cat_name',
  'branch_name',
  'loc_name',
  'wifi_name',
  'event_name',
  'code',
] as const

/** What a thing is called by one side of an event, null where that says nothing of it. */
export function nameIn(told: unknown): string | null {
  const said = (told ?? {}) as Record<string, unknown>
  const key = NAME_KEYS.find((one) => typeof said[one] === 'string' && said[one] !== '')
  return key ? (said[key] as string) : null
}

import { z } from 'zod'
import type { Endpoint, SchemaLike } from '#contract/endpoint.ts'

/** What a schema accepts, as far as values are made from it. */
export interface Shape {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minimum?: number
  maximum?: number
  minLength?: number
  minItems?: number
  format?: string
  pattern?: string
  description?: string
}

const shapes = new WeakMap<SchemaLike, Shape>()

export function shapeOf(schema: SchemaLike | undefined): Shape | null {
  if (!schema) return null
  const known = shapes.get(schema)
  if (known) return known
  const json = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' })
  shapes.set(schema, json as Shape)
  return json as Shape
}

export const pathNames = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)

// Which table the id in a name or a path is one of; the first that fits.
const BY_NAME: readonly [RegExp, string][] = [
  [/^(company_id)$/, 'companies'],
  [/room_cat/, 'room_categories'],
  [/room/, 'rooms'],
  [/rank/, 'ranks'],
  [/branch/, 'branches'],
  [/event_code/, 'event_codes'],
  [/custom_user_field/, 'custom_fields'],
  [/(user|leader|charger|member)/, 'members'],
  [/team/, 'teams'],
  [/^before$/, 'documents'],
  [/^(attachmentId|upload_key)$/, 'document_attachments'],
]
const BY_PATH: readonly [RegExp, string][] = [
  [/apvattach/, 'document_attachments'],
  [/approvals/, 'documents'],
  [/mt_room_reserve/, 'room_bookings'],
  [/mt_room_category/, 'room_categories'],
  [/mt_room/, 'rooms'],
  [/worktimeconfirminfo/, 'closing_settings'],
  [/worktimeconfirmmanually/, 'closing_periods'],
  [/worktimeconfirm/, 'work_closings'],
  [/vacation_ask/, 'leave_promotions'],
  [/vacation_plan/, 'leave_promotion_days'],
  [/imports/, 'member_imports'],
  [/custom_user_field_list/, 'custom_field_options'],
  [/custom_user_field/, 'custom_fields'],
  [/user_custom_value/, 'custom_values'],
  [/payplan/, 'pay_plans'],
  [/branch/, 'branches'],
  [/gate_user/, 'gate_users'],
  [/com_loc/, 'locations'],
  [/wifi/, 'wifi_networks'],
  [/slackuser/, 'slack_users'],
  [/team_calendar/, 'team_calendars'],
  [/teams/, 'teams'],
  [/ranks/, 'ranks'],
  [/calendar_feed/, 'calendar_feeds'],
  [/team_coverage/, 'teams'],
  [/work_event/, 'work_events'],
  [/notice/, 'notifications'],
  [/sessions/, 'sessions'],
  [/user/, 'members'],
]

export function kindOf(name: string, path: string): string | null {
  const isOfPath = name === 'id' || name === 'ids'
  const found = (isOfPath ? BY_PATH : BY_NAME).find(([pattern]) => pattern.test(isOfPath ? path : name))
  return found?.[1] ?? null
}

/** Whether a number under this name is an id: ids are described so, filters are named so. */
export function isId(name: string, shape: Shape): boolean {
  const types = [shape, ...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])]
  if (!types.some(({ type }) => type === 'integer' || type === 'number')) return false
  return types.some(({ description }) => description === 'id') || /(^|_)ids?$/.test(name)
}

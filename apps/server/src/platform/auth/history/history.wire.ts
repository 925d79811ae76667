import type { accountEventKinds } from '#contract/platform/auth/own-account.ts'
import type { Language } from '#server/http/context.ts'
import { deviceInWords, readDevice } from '../devices/read-device.ts'
import type { SignInMethod } from './account-events.store.ts'
import type { EventRow } from './history.queries.ts'

export function eventToWire(row: EventRow, viewer: { language: Language; sessionId: number }) {
  const device = readDevice(row.user_agent)
  return {
    event_id: row.id,
    kind: row.kind as (typeof accountEventKinds)[number],
    method: row.method as SignInMethod | null,
    is_new_device: row.is_new_device,
    device: deviceInWords(device, viewer.language),
    device_kind: device.kind,
    ip: row.ip ?? '',
    happened_at: row.happened_at,
    is_current_session: row.session_id === viewer.sessionId,
  }
}

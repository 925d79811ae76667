import type { Language } from '#server/http/context.ts'
import { deviceInWords, readDevice } from '../devices/read-device.ts'
import type { ListedSession } from './sessions.queries.ts'

export function sessionToWire(row: ListedSession, viewer: { language: Language; sessionId: number }) {
  const device = readDevice(row.user_agent)
  return {
    session_id: row.id,
    device: deviceInWords(device, viewer.language),
    device_kind: device.kind,
    ip: row.last_ip ?? row.ip ?? '',
    begun_at: row.created_at,
    last_used_at: row.refreshed_at,
    is_temporary: row.is_temporary,
    is_current: row.id === viewer.sessionId,
  }
}

import type { getWorkDay } from '#contract/time/attendance/corrections.ts'
import type { Input } from '#contract/endpoint.ts'
import type { CheckRecord } from '../../work-days/index.ts'

/** A press with what it rests on: what the server saw, and what a device only said. */
export function recordToWire(one: CheckRecord): Input<(typeof getWorkDay)['response']>['records'][number] {
  return {
    loc_check_type: one.kind,
    loc_time: one.checked_at,
    reason: one.reason,
    rec_source: 'WEB',
    accepted_by: one.accepted_by,
    accepted_name: one.accepted_name,
    is_verified: one.is_verified,
    distance_metres: one.distance_metres,
    com_gate: one.gate_code,
    ip: one.ip,
    wifi_address: one.wifi_address,
    loc_lat: one.latitude,
    loc_lon: one.longitude,
    loc_accuracy: one.accuracy_metres,
    device_time: one.device_at,
    pressed_time: pressedAt(one),
    on_leave: one.came_on_leave,
    on_planned_leave: one.came_on_planned_leave,
  }
}

/** When it was pressed as the device says, by the clock that the device takes for right. */
function pressedAt({ device_at, device_slow_seconds }: CheckRecord): string | null {
  if (device_at === null) return null
  return Temporal.Instant.from(device_at)
    .add({ seconds: device_slow_seconds ?? 0 })
    .toString()
}

import { z } from 'zod'
import { line } from '../../fields.ts'

/** What a company may ask for that a press did not bring. */
export const placeErrors = [
  'NETWORK_NEEDED',
  'POSITION_NEEDED',
  'POSITION_CONSENT_NEEDED',
  'NETWORK_OR_POSITION_NEEDED',
  'PLACE_NEEDED',
  'NETWORK_OR_PLACE_NEEDED',
  'GATE_CODE_UNKNOWN',
  'GATE_TOO_EARLY',
] as const

const MOST_SECONDS = 2_000_000_000

/** What a press says: its intent, and where and when it was made as far as its device knows. */
export const pressBody = z.object({
  loc_check_type: z.enum(['IN', 'OUT', 'AWAY']),
  /** When it was pressed by the clock of the device: kept beside the record. The clock of the server counts. */
  loc_time: z.string().max(40).optional(),
  /** By how many seconds the device holds its own clock to be slow. */
  device_slow_seconds: z.int().min(-MOST_SECONDS).max(MOST_SECONDS).optional(),
  loc_lat: z.number().min(-90).max(90).nullish(),
  loc_lon: z.number().min(-180).max(180).nullish(),
  /** Metres by which the device doubts its position. */
  loc_accuracy: z.number().min(0).max(1_000_000).nullish(),
  /** What the device says of its network. */
  wifi_address: line(0, 100).nullish(),
  /** What a reader at the entrance has read. */
  com_gate: line(1, 64).nullish(),
  /** The caller has been told that leave is planned for the day, and comes all the same. */
  on_planned_leave: z.boolean().default(false),
  reason: line(0, 300).default(''),
})

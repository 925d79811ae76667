import type { checkInOut } from '#contract/time/attendance/attendance.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { type CheckProblem, judgeCheck, type Recognition } from '#rules/workplaces/judge-check.ts'
import { type Position, roundPosition } from '#rules/workplaces/position.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { holdsGateCode } from '../../../people/person-codes/index.ts'
import type { CheckRecord } from '../../work-days/index.ts'
import type { CurrentDay } from '../current-day.ts'
import { isElsewhere } from './is-elsewhere.ts'

type Pressed = EndpointInput<typeof checkInOut>['body']
type Pressing = Pick<MemberContext, 'tx' | 'actor' | 'ip' | 'language'>

// A device without a battery believes in 1970; what lies outside these years was made up.
const [FIRST, LAST] = [Date.UTC(1970), Date.UTC(2200)]

/** What is kept with a press of what it rests on. */
export type Evidence = Pick<
  CheckRecord,
  | 'latitude'
  | 'longitude'
  | 'accuracy_metres'
  | 'accepted_by'
  | 'accepted_name'
  | 'is_verified'
  | 'distance_metres'
  | 'gate_code'
  | 'device_at'
  | 'device_slow_seconds'
>

/**
 * What a press rests on, as far as the company asks for it. Where somebody is, is looked at and kept only with their consent.
 * @param day the one that the press reaches
 * @throws Failure GATE_CODE_UNKNOWN, and what the company asks for and is missing
 */
export async function evidenceOf(ctx: Pressing, day: CurrentDay, pressed: Pressed): Promise<Evidence> {
  const { positionAgreed } = day
  const position = positionAgreed ? positionOf(pressed) : undefined
  const gateCode = await gateCodeOf(ctx, pressed)
  const told = pressed.wifi_address ?? undefined
  const judged = judgeCheck(day.days.demands, {
    position,
    ip: ctx.ip,
    bssid: told,
    ssid: told,
    gateCode,
    isElsewhere: isElsewhere(day, pressed.loc_check_type),
  })
  if (!judged.ok) refuse(judged, positionAgreed, ctx.language)
  return {
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    accuracy_metres: position ? Math.round(pressed.loc_accuracy ?? 0) : null,
    ...recognitionOf(judged.by),
    gate_code: gateCode ?? null,
    ...deviceTimes(pressed),
  }
}

function positionOf({ loc_lat, loc_lon, loc_accuracy }: Pressed) {
  if (loc_lat == null || loc_lon == null) return undefined
  const at: Position = roundPosition({ latitude: loc_lat, longitude: loc_lon })
  return { ...at, accuracyMetres: loc_accuracy ?? undefined }
}

async function gateCodeOf(ctx: Pressing, { com_gate }: Pressed): Promise<string | undefined> {
  if (com_gate == null) return undefined
  if (ctx.actor.switchedOff.includes('GATE')) fail('FEATURE_OFF')
  const code = com_gate.toUpperCase()
  if (!(await holdsGateCode(ctx.tx, ctx.actor.memberId, code))) fail('GATE_CODE_UNKNOWN')
  return code
}

function recognitionOf(by: Recognition | null) {
  return {
    accepted_by: by?.by ?? null,
    accepted_name: by?.name ?? null,
    is_verified: by?.isVerified ?? false,
    distance_metres: by?.distanceMetres ?? null,
  }
}

/** What the device says of the time: never believed, always kept. What is no moment is none. */
function deviceTimes({ loc_time, device_slow_seconds }: Pressed) {
  const at = loc_time === undefined ? null : momentOf(loc_time)
  return { device_at: at, device_slow_seconds: at === null ? null : (device_slow_seconds ?? null) }
}

function momentOf(text: string): string | null {
  try {
    const at = Temporal.Instant.from(text)
    return FIRST <= at.epochMilliseconds && at.epochMilliseconds < LAST ? at.toString() : null
  } catch {
    return null
  }
}

function refuse(problem: CheckProblem, isAgreed: boolean, language: Language): never {
  const wantsPosition = problem.missing === 'POSITION' || problem.missing === 'NETWORK_OR_POSITION'
  if (wantsPosition && !isAgreed) fail('POSITION_CONSENT_NEEDED')
  if ('nearest' in problem) {
    fail(`${problem.missing}_NEEDED`, {
      place: problem.nearest,
      distance: distanceText(problem.metres, language),
    })
  }
  fail(`${problem.missing}_NEEDED`)
}

function distanceText(metres: number, language: Language): string {
  const [number, unit] = metres < 1000 ? [`${metres}`, 'm'] : [(metres / 1000).toFixed(1), 'km']
  return language === 'ja' ? `${number}${unit}` : `${number} ${unit}`
}

import type { Language } from '#server/http/context.ts'
import type { AuthContext } from '../auth-context.ts'
import { deviceInWords, readDevice } from './read-device.ts'

/** What a notice by mail says about where something happened: the words for {device}, {ip} and {time}. */
export function noticeValues(ctx: AuthContext, language: Language): Record<string, string> {
  const at = ctx.now.toZonedDateTimeISO('Asia/Seoul').toPlainDateTime()
  const time = at.toString({ smallestUnit: 'minute' }).replace('T', ' ')
  return { device: deviceInWords(readDevice(ctx.userAgent), language), ip: ctx.ip, time: `${time} (KST)` }
}

import { fail } from '#server/http/fail.ts'

export interface Asked {
  email?: string | undefined
  phone_number?: string | undefined
}

/**
 * Nothing sends text messages: whoever asks for a code by telephone, or brings one, is told so.
 * @throws Failure PHONE_NOT_CONNECTED
 */
export function refusePhone({ email, phone_number: phone }: Asked): void {
  if (phone && !email) fail('PHONE_NOT_CONNECTED')
}

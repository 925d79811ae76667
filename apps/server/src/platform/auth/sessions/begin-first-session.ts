import type { PublicContext } from '#server/http/context.ts'
import { accountById } from '../accounts.store.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { DEVICE_COOKIE, giveCookies } from './session-cookies.ts'

/** Signs an account that has just been made in on the browser that made it: its owner has typed the password once already. */
export async function beginFirstSession(ctx: PublicContext, accountId: number): Promise<void> {
  const account = await accountById(ctx.tx, accountId)
  const place = { ip: ctx.ip, device: ctx.cookies.read(DEVICE_COOKIE), isKnown: false }
  const { tokens } = await finishSignIn(ctx, account, { isTemporary: false, place, method: 'PASSWORD' })
  giveCookies(ctx.cookies, tokens, 'new')
}

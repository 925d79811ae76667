import { fail, failAndKeep } from '#server/http/fail.ts'
import type { AuthContext, OwnAccountContext } from '../auth-context.ts'
import { accountFromSignUp } from '../pending-sign-ups.store.ts'
import { mailedCode, useCode } from './use-code.ts'

interface TypedCode {
  validation_code: string
  code: string
}

/**
 * Makes the account that waited for this code, with the password that was typed at that sign-up.
 * @throws Failure WRONG_CODE, also when the address has got an account by another sign-up meanwhile
 */
export async function confirmAddress(ctx: AuthContext, input: TypedCode): Promise<void> {
  const { ownerId: signUpId } = await useCode(ctx, {
    handle: input.validation_code,
    purpose: 'CONFIRM',
    judge: mailedCode(input.code),
  })
  if ((await accountFromSignUp(ctx.tx, signUpId, ctx.now)) === null) failAndKeep('WRONG_CODE')
}

/** Checks a code that the signed-in person asked for. */
export async function verifyMyCode(ctx: OwnAccountContext, input: TypedCode): Promise<void> {
  if (!input.validation_code.startsWith('own_')) fail('WRONG_CODE')
  const { ownerId: accountId } = await useCode(ctx, {
    handle: input.validation_code,
    purpose: 'VERIFY',
    judge: mailedCode(input.code),
  })
  if (accountId !== ctx.accountId) fail('WRONG_CODE')
}

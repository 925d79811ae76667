import { fail } from '#server/http/fail.ts'
import { confirmAccount } from '../accounts.store.ts'
import type { AuthContext, OwnAccountContext } from '../auth-context.ts'
import { useCode } from './use-code.ts'

interface TypedCode {
  validation_code: string
  code: string
}

/** Confirms the address of a new account; from now on it can sign in. */
export async function confirmAddress(ctx: AuthContext, input: TypedCode): Promise<void> {
  const { accountId } = await useCode(ctx, {
    handle: input.validation_code,
    code: input.code,
    purpose: 'CONFIRM',
  })
  await confirmAccount(ctx.tx, accountId, ctx.now)
}

/** Checks a code that the signed-in person asked for. */
export async function verifyMyCode(ctx: OwnAccountContext, input: TypedCode): Promise<void> {
  if (!input.validation_code.startsWith('own_')) fail('WRONG_CODE')
  const { accountId } = await useCode(ctx, {
    handle: input.validation_code,
    code: input.code,
    purpose: 'VERIFY',
  })
  if (accountId !== ctx.accountId) fail('WRONG_CODE')
}

import type { AccountContext, PublicContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import {
  accountById,
  beginFirstSession,
  confirmedAccount,
  enterCompany,
  lockAccount,
  makeProvenAccount,
  prepareSignUp,
  type SignUp,
} from '../../../platform/auth/index.ts'
import type { Reading } from '../../../http/route.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { type InvitationLink, openInvitation } from './invitation-codes.store.ts'

/** For whoever has signed up and signs in elsewhere. @throws Failure INVITE_NEEDS_ACCOUNT, INVITE_NOT_VALID */
export function confirmInvitation(ctx: PublicContext, link: InvitationLink) {
  return acceptInvitation(
    ctx,
    link,
    async () => (await confirmedAccount(ctx.tx, link.email)) ?? fail('INVITE_NEEDS_ACCOUNT'),
  )
}

export type NewcomersForm = SignUp & { code: string; username: string }

/**
 * Judges the form and hashes the password, between transactions; for no more than a link that leads somewhere.
 * @throws Failure INVITE_NOT_VALID, TERMS_ERROR, TOO_YOUNG, PASSWORD_NOT_ACCEPTED
 */
export async function prepareNewcomer(
  ctx: Omit<PublicContext, 'tx'>,
  form: NewcomersForm,
  reading: Reading,
): Promise<string> {
  await reading((tx) => openInvitation({ tx, now: ctx.now }, form))
  return prepareSignUp(ctx, form)
}

/**
 * Makes the account of the invited address, which the link proves, has it join and signs it in.
 * @throws Failure INVITE_NOT_VALID, INVITE_HAS_ACCOUNT when the address has one, perhaps since a moment
 */
export async function joinAsNewcomer(ctx: PublicContext, form: NewcomersForm, passwordHash: string) {
  const link = { code: form.code, email: form.email, name: form.username }
  const accepted = await acceptInvitation(ctx, link, async () => {
    const accountId = await makeProvenAccount(ctx, form, passwordHash)
    return accountId === null ? fail('INVITE_HAS_ACCOUNT') : accountById(ctx.tx, accountId)
  })
  await beginFirstSession(ctx, accepted.accountId)
  return accepted
}

/**
 * Has the signed-in person join, and moves the session into the company.
 * @throws Failure INVITE_NOT_VALID, INVITE_FOR_OTHER for an invitation of somebody else's address
 */
export async function joinSignedIn(
  ctx: AccountContext,
  { username: name, ...link }: InvitationLink & { username?: string | undefined },
) {
  const accepted = await acceptInvitation(ctx, { ...link, name }, async () => {
    const account = await lockAccount(ctx.tx, ctx.accountId)
    return account.email === link.email ? account : fail('INVITE_FOR_OTHER')
  })
  await enterCompany(ctx, accepted.companyId)
  return accepted
}

import type { PublicContext } from '#server/http/context.ts'
import type { SecretBox } from './secret-box/secret-box.ts'

/** What the commands of this slice need of a request. */
export type AuthContext = Pick<PublicContext, 'tx' | 'now' | 'language' | 'ip' | 'userAgent'>

/** The same with the box for secrets that have to be read again: codes on their way, keys of authenticator apps. */
export type SealingContext = AuthContext & { box: SecretBox }

/** With a signed-in person. */
export type OwnAccountContext = AuthContext & { accountId: number; sessionId: number }

/** Looked at before the transaction opens. */
export type WithoutTx<C> = Omit<C, 'tx'>

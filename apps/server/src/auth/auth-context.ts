import type { PublicContext } from '#server/http/context.ts'

/** What the commands of this slice need of a request. */
export type AuthContext = Pick<PublicContext, 'tx' | 'now' | 'language' | 'ip' | 'userAgent'>

/** The same with a signed-in person. */
export type OwnAccountContext = AuthContext & { accountId: number; sessionId: number }

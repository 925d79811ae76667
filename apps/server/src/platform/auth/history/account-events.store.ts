import { sql } from '../../../db/sql/sql.ts'
import type { AuthContext } from '../auth-context.ts'

export type SignInMethod = 'PASSWORD' | 'MAIL' | 'TOTP' | 'RECOVERY_CODE'

export type AccountEventKind =
  | 'SIGNED_IN'
  | 'WRONG_PASSWORD'
  | 'GUESSED_AT'
  | 'SECOND_FACTOR_ASKED'
  | 'WRONG_CODE'
  | 'SIGNED_OUT'
  | 'SESSION_ENDED'
  | 'OTHER_SESSIONS_ENDED'
  | 'SESSION_COPIED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RECOVERED'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'RECOVERY_CODES_MADE'

export interface AccountEvent {
  kind: AccountEventKind
  method?: SignInMethod | null
  isNewDevice?: boolean
  sessionId?: number | null
}

/** Writes down what happened to an account, in the transaction that it happens in. */
export async function recordEvent(ctx: AuthContext, accountId: number, event: AccountEvent): Promise<void> {
  await ctx.tx
    .insertInto('account_events')
    .values({
      account_id: accountId,
      happened_at: ctx.now.toString(),
      kind: event.kind,
      method: event.method ?? null,
      is_new_device: event.isNewDevice ?? false,
      session_id: event.sessionId ?? null,
      ip: ctx.ip,
      user_agent: ctx.userAgent,
    })
    .execute()
}

/** The same for whoever has the address; nobody, and in the same time, when it has no account. */
export async function recordEventOf(ctx: AuthContext, email: string, kind: AccountEventKind): Promise<void> {
  await sql`
    insert into account_events (account_id, happened_at, kind, ip, user_agent)
    select id, ${ctx.now}::timestamptz, ${kind}::text, ${ctx.ip}::text, ${ctx.userAgent}::text
    from accounts where email = ${email}`.execute(ctx.tx)
}

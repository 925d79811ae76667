import type { EndpointInput } from '#contract/endpoint.ts'
import type { subscribePush as endpoint } from '#contract/platform/notifications/notice-settings.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { isPushKey } from '../../../outside/push/encrypt-push.ts'
import { isPushService } from '../../../outside/push/push-hosts.ts'
import { holdChoices } from '../choices/choices.store.ts'
import { dropSubscription, keepSubscription, type KeptSubscription, subscriptionsOf } from './push.store.ts'

/** How many browsers one person has. */
const MOST = 20

/** Has a browser of the actor take messages. @throws Failure PUSH_SERVICE_UNKNOWN, PUSH_KEY_INVALID, PUSH_TOO_MANY */
export async function subscribePush(
  ctx: MemberContext,
  body: EndpointInput<typeof endpoint>['body'],
  serverKey: string,
): Promise<KeptSubscription> {
  if (!isPushService(body.endpoint)) fail('PUSH_SERVICE_UNKNOWN')
  if (body.server_key !== serverKey || !isPushKey(body)) fail('PUSH_KEY_INVALID')
  await holdChoices(ctx)
  const own = await subscriptionsOf(ctx, [ctx.actor.memberId])
  if (own.length >= MOST && !own.some(({ endpoint: known }) => known === body.endpoint))
    fail('PUSH_TOO_MANY', { most: MOST })
  const kept = await keepSubscription(ctx, { ...body, browser: ctx.userAgent })
  ctx.audit({ action: 'push.subscribe', target: ['push_subscription', kept.id] })
  return kept
}

/** Has a browser of the actor take no more messages. @throws Failure NOT_FOUND */
export async function unsubscribePush(ctx: MemberContext, id: number): Promise<void> {
  if (!(await dropSubscription(ctx, { id, memberId: ctx.actor.memberId }))) fail('NOT_FOUND')
  ctx.audit({ action: 'push.unsubscribe', target: ['push_subscription', id] })
}

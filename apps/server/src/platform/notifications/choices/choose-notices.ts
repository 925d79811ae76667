import { isDeepStrictEqual } from 'node:util'
import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  setNoticeDefaults,
  setNoticeSettings,
} from '#contract/platform/notifications/notice-settings.ts'
import { topicOf } from '#contract/platform/notifications/notice-topics.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import {
  type Choices,
  type CompanyChoices,
  findCompanyChoices,
  findOwnChoices,
  holdChoices,
  holdCompanyChoices,
  keepCompanyChoices,
  keepOwnChoices,
  type OwnChoices,
  USUAL_DIGEST_MINUTE,
} from './choices.store.ts'

type Body = EndpointInput<typeof setNoticeSettings>['body']

/** Changes how the actor is told. @throws Failure NOTICE_REQUIRED, QUIET_TIME_EMPTY */
export async function chooseNotices(ctx: CommandContext, body: Body): Promise<OwnChoices> {
  if (body.quiet && body.quiet.from === body.quiet.to) fail('QUIET_TIME_EMPTY')
  await holdChoices(ctx)
  const before = await findOwnChoices(ctx, ctx.actor.memberId)
  const after: OwnChoices = {
    choices: withChosen(before.choices, body.topics),
    digest_minute: body.digest_minute === undefined ? before.digest_minute : body.digest_minute,
    quiet_from: body.quiet === undefined ? before.quiet_from : (body.quiet?.from ?? null),
    quiet_to: body.quiet === undefined ? before.quiet_to : (body.quiet?.to ?? null),
    quiet_days_off: body.quiet_days_off ?? before.quiet_days_off,
  }
  if (isDeepStrictEqual({ ...before, ...after }, { ...before })) return before
  await keepOwnChoices(ctx, after)
  ctx.audit({ action: 'notice_choices.update', target: ['member', ctx.actor.memberId], before, after })
  return after
}

/** Changes how those are told who have not chosen. @throws Failure NOTICE_REQUIRED */
export async function chooseForCompany(
  ctx: CommandContext,
  body: EndpointInput<typeof setNoticeDefaults>['body'],
): Promise<CompanyChoices> {
  await holdCompanyChoices(ctx)
  const before = await findCompanyChoices(ctx)
  const minute = body.digest_minute === null ? USUAL_DIGEST_MINUTE : body.digest_minute
  const after = {
    choices: withChosen(before.choices, body.topics),
    digest_minute: minute ?? before.digest_minute,
  }
  if (isDeepStrictEqual(after, { ...before })) return before
  await keepCompanyChoices(ctx, after)
  ctx.audit({ action: 'notice_defaults.update', before, after })
  return after
}

function withChosen(before: Choices, topics: Body['topics'] = []): Choices {
  const after = { ...before }
  for (const { topic, choice } of topics) {
    if (choice && !choice.in_app && topicOf(topic).required) fail('NOTICE_REQUIRED')
    if (choice) after[topic] = { inApp: choice.in_app, push: choice.push, mail: choice.mail }
    else delete after[topic]
  }
  return after
}

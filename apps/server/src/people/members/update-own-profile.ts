import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateProfile } from '#contract/people/members/members.ts'
import { namedIn, standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { chooseLanguage } from './choose-language.ts'
import { initialsOf } from './name-search.ts'

type Change = EndpointInput<typeof updateProfile>['body']

/** Changes what a person keeps about themself. */
export async function updateOwnProfile(ctx: CommandContext, change: Change): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  const fields = {
    name: change.username,
    name_initials: change.username === undefined ? undefined : initialsOf(change.username),
    local_name: change.local_username,
    english_name: change.en_username,
    job_description: change.job_desc,
    phone: change.phone,
    birth_on: change.birth_date === undefined ? undefined : (change.birth_date?.toString() ?? null),
    default_team_filter: change.default_team_filter,
  }
  const { memberId } = ctx.actor
  const before = await ownProfile(ctx, change)
  if (standsSo(before, change)) return
  if (change.language !== undefined) await chooseLanguage(ctx, change.language)
  if (Object.values(fields).some((value) => value !== undefined))
    await ctx.tx.updateTable('members').set(fields).where('id', '=', memberId).execute()
  ctx.audit({ action: 'profile.update', target: ['member', memberId], before, after: change })
}

/** What a person kept about themself of what is named. */
async function ownProfile({ tx, actor }: CommandContext, change: Change): Promise<object> {
  const row = await tx
    .selectFrom('members')
    .select([
      'name as username',
      'local_name as local_username',
      'english_name as en_username',
      'job_description as job_desc',
      'phone',
      'birth_on as birth_date',
      'default_team_filter',
      'language',
    ])
    .where('id', '=', actor.memberId)
    // So that the trail names what really stood before, also of two changes at once.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return namedIn(row, change)
}

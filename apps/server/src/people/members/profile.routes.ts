import * as contract from '#contract/people/members/members.ts'
import * as profiles from '#contract/people/members/profiles.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import type { MemberContext } from '../../http/context.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, maySeeMember } from '../roles/index.ts'
import { openFile } from '../../platform/files/index.ts'
import { changeImage, drawPortrait } from './change-image.ts'
import { findPeople } from './find-people.queries.ts'
import { getMember, listMembers } from './members.queries.ts'
import { readPerson } from './person.queries.ts'
import { colleagueToWire, peopleToWire, profileToWire } from './members.wire.ts'
import { companyOf, imageOf, profileFlagsOf, teamsLedBy } from './profile.queries.ts'
import { refuseLockedFields } from './refuse-locked-fields.ts'
import { updateOwnProfile } from './update-own-profile.ts'

/** What is to be done before anybody looks, once a day. */
export type Settle = (asking: Pick<MemberContext, 'companyId' | 'today' | 'log'>) => Promise<void>

/** @param settle brings into force what was arranged for today, before anybody looks */
export function profileRoutes(server: Server, settle: Settle): void {
  const ownProfile = async (ctx: MemberContext) => {
    const { memberId } = ctx.actor
    const [row, company] = await Promise.all([getMember(ctx, memberId), companyOf(ctx, memberId)])
    return profileToWire(row, { company, actor: ctx.actor })
  }
  route(server, contract.getProfile, { allow: everyMember, prepare: settle, handle: ownProfile })
  route(server, contract.updateProfile, {
    allow: everyMember,
    prepare: (ctx, { body }) => drawPortrait(ctx, body.image_url),
    handle: async (ctx, { body }, portrait) => {
      const { image_url: _, ...fields } = body
      await refuseLockedFields(ctx, body)
      await updateOwnProfile(ctx, fields)
      if (portrait !== undefined) await changeImage(ctx, server.files, ctx.actor.memberId, portrait)
      return ownProfile(ctx)
    },
  })
  route(server, profiles.serveImage, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const [{ fileId, isHere }, { image_url: flags }] = await Promise.all([
        imageOf(ctx, params.id),
        profileFlagsOf(ctx),
      ])
      const isForAll = flags.public && isHere
      const mayShow = flags.active && (isForAll || (await maySeeMember(ctx, params.id)))
      return openFile(ctx, server.files, mayShow ? fileId : null)
    },
  })
  route(server, contract.listUser, {
    allow: everyMember,
    handle: async (ctx, { query }) => peopleToWire(await findPeople(ctx, query), ctx.actor),
  })
  colleagueRoutes(server)
  route(server, profiles.isActiveUser, {
    allow: () => true,
    handle: async (ctx) => ({ is_active: ctx.activeCompanyId !== null }),
  })
  route(server, profiles.getChangeDayInfo, {
    allow: everyMember,
    handle: async ({ actor }) => ({ change_day_time: `${formatClockTime(actor.dayChangeMinute)}:00` }),
  })
}

function colleagueRoutes(server: Server): void {
  route(server, contract.getUserProfile, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { row, led, ...viewer } = await readPerson(ctx, params.id)
      return colleagueToWire(row, led, { actor: ctx.actor, ...viewer })
    },
  })
  route(server, profiles.listUserProfiles, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { user_id: memberId, is_active: isActive, admin_only: coveredOnly, ...filter } = query
      const wanted = { ...filter, memberId, isActive, coveredOnly, ordering: 'username' } as const
      const { count, rows } = await listMembers(ctx, wanted)
      const led = await teamsLedBy(
        ctx,
        rows.map((row) => row.id),
      )
      const viewer = { actor: ctx.actor, seesAll: true }
      const results = rows.map((row) => colleagueToWire(row, led.get(row.id) ?? [], viewer))
      return paged(ctx, profiles.listUserProfiles, { query }, { count, results })
    },
  })
}

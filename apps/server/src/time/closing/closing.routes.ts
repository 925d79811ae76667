import * as contract from '#contract/time/closing/closing.ts'
import * as settings from '#contract/time/closing/closing-settings.ts'
import { fail, found } from '../../http/fail.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin, everyMember, fullAdmin, leaderOrAdmin } from '../../people/roles/index.ts'
import { fillMissed, missedDays } from './automatic/missed-days.ts'
import { remindPeople } from './automatic/remind.ts'
import { manualPeriodToWire, settingsToWire } from './closing.wire.ts'
import { adminInfo } from './closings/admin-info.ts'
import { confirmMany } from './closings/confirm-many.ts'
import { confirmOwn, takeBackOwn } from './closings/confirm-own.ts'
import { confirmationSheet } from './closings/confirmation-sheet.ts'
import { ownConfirmation, ownConfirmInfo, readConfirmations } from './closings/read-confirmations.ts'
import { reopen } from './closings/reopen.ts'
import { addPeriods } from './periods/add-periods.ts'
import { changePeriods, removePeriods } from './periods/change-periods.ts'
import { listPeriods } from './periods/periods.store.ts'
import { previewDeadline } from './periods/preview-deadline.ts'
import { createSettings, deleteSettings, updateSettings } from './settings/keep-settings.ts'
import { findSettings } from './settings/settings.store.ts'

export function closingRoutes(server: Server): void {
  ownRoutes(server)
  adminRoutes(server)
  missedRoutes(server)
  settingsRoutes(server)
  periodRoutes(server)
}

function ownRoutes(server: Server): void {
  route(server, contract.confirmWorkTime, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      if (body.user_id !== undefined && body.user_id !== ctx.actor.memberId) fail('FORBIDDEN')
      const act = body.is_confirmed ? confirmOwn : takeBackOwn
      return (await ownConfirmation(ctx, await act(ctx, body.confirmed_date))).wire
    },
  })
  route(server, contract.getOwnConfirmInfo, {
    allow: everyMember,
    handle: (ctx, { query }) => ownConfirmInfo(ctx, query.date),
  })
}

function adminRoutes(server: Server): void {
  route(server, contract.reopenWorkTime, {
    allow: anyAdmin,
    handle: (ctx, { params, query }) => reopen(ctx, params.id, query.reason),
  })
  route(server, contract.confirmManyWorkTimes, {
    allow: anyAdmin,
    handle: (ctx, { body }) => confirmMany(ctx, body.confirmed_date, body.user_ids),
  })
  route(server, contract.getAdminConfirmInfo, {
    allow: anyAdmin,
    handle: (ctx, { query }) => adminInfo(ctx, query),
  })
  route(server, contract.listConfirmations, {
    allow: leaderOrAdmin,
    handle: async (ctx, { query }) =>
      paged(ctx, contract.listConfirmations, { query }, await readConfirmations(ctx, query)),
  })
  route(server, contract.downloadConfirmations, {
    allow: anyAdmin,
    prepare: (ctx, { query }, reading) => confirmationSheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.remindOfConfirming, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => ({ sent_count: await remindPeople(ctx, body.date, body.user_ids) }),
  })
}

function missedRoutes(server: Server): void {
  route(server, contract.hasMissedDays, {
    allow: everyMember,
    handle: async (ctx, { query }) => ({ has_auto_miss: (await missedDays(ctx, query.date)).length > 0 }),
  })
  route(server, contract.listMissedDays, {
    allow: everyMember,
    handle: (ctx, { query }) => missedDays(ctx, query.date),
  })
  route(server, contract.fillMissedDays, {
    allow: everyMember,
    handle: (ctx, { body }) => fillMissed(ctx, body),
  })
}

function settingsRoutes(server: Server): void {
  route(server, settings.getConfirmInfo, {
    allow: everyMember,
    handle: async (ctx) => settingsToWire(found(await findSettings(ctx))),
  })
  route(server, settings.createConfirmInfo, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => settingsToWire(await createSettings(ctx, body)),
  })
  route(server, settings.updateConfirmInfo, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => settingsToWire(await updateSettings(ctx, params.id, body)),
  })
  route(server, settings.deleteConfirmInfo, {
    allow: fullAdmin,
    handle: (ctx, { params }) => deleteSettings(ctx, params.id),
  })
  route(server, settings.previewDeadline, {
    allow: anyAdmin,
    handle: (ctx, { query }) => previewDeadline(ctx, query),
  })
}

function periodRoutes(server: Server): void {
  const listed = async (ctx: Parameters<typeof listPeriods>[0], year?: number) =>
    (await listPeriods(ctx))
      .filter(({ ends_on }) => year === undefined || ends_on.startsWith(`${year}-`))
      .map(manualPeriodToWire)
  route(server, settings.listManualPeriods, {
    allow: anyAdmin,
    handle: (ctx, { query }) => listed(ctx, query.year),
  })
  route(server, settings.addManualPeriods, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await addPeriods(ctx, body.data)
      return listed(ctx)
    },
  })
  route(server, settings.changeManualPeriods, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      if (new Set(body.data.map(({ id }) => id)).size < body.data.length) fail('BAD_REQUEST')
      await changePeriods(ctx, body.data)
      return listed(ctx)
    },
  })
  route(server, settings.removeManualPeriods, {
    allow: fullAdmin,
    handle: async (ctx, { query }) => {
      await removePeriods(ctx, query.ids)
      return listed(ctx)
    },
  })
}

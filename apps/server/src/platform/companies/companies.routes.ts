import * as contract from '#contract/platform/companies/companies.ts'
import { enterCompany } from '#server/platform/auth/index.ts'
import type { AccountContext } from '#server/http/context.ts'
import { fail } from '#server/http/fail.ts'
import { route } from '#server/http/route.ts'
import type { Server } from '#server/http/server.ts'
import { openFile } from '#server/platform/files/index.ts'
import { everyMember, forgetActors, fullAdmin } from '#server/people/roles/index.ts'
import { drawPictures } from './change-pictures.ts'
import { featuresOf } from '../features/index.ts'
import { getCompany, listMyCompanies, picturesOf } from './companies.queries.ts'
import { featuresToWire } from './companies.wire.ts'
import { foundCompany } from './found-company.ts'
import { joinCompany } from './join-company.ts'
import { switchFeatures } from './switch-features.ts'
import { updateCompany } from './update-company.ts'

/** Registers founding, joining and switching companies, and their settings. */
export function companyRoutes(server: Server): void {
  const movedInto = (ctx: AccountContext) =>
    ctx.afterCommit(() => server.sessions.forget({ accountId: ctx.accountId }))

  route(server, contract.foundCompany, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const company = await foundCompany(ctx, body)
      movedInto(ctx)
      return { company_id: company.companyId, company_name: company.name, company_joincode: company.joinCode }
    },
  })
  route(server, contract.joinCompany, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const company = await joinCompany(ctx, body)
      movedInto(ctx)
      return { company_id: company.companyId, company_name: company.name }
    },
  })
  route(server, contract.listMyCompanies, {
    allow: () => true,
    handle: (ctx) => listMyCompanies(ctx.tx, ctx.accountId, ctx.activeCompanyId),
  })
  route(server, contract.activateCompany, {
    allow: () => true,
    handle: async (ctx, { query }) => {
      const companyId = query.company_id ? await enterCompany(ctx, query.company_id) : ctx.activeCompanyId
      if (query.company_id) movedInto(ctx)
      const mine = await listMyCompanies(ctx.tx, ctx.accountId, companyId)
      const active = mine.find((company) => company.is_active)
      return active ?? fail('NO_COMPANY')
    },
  })
  settingRoutes(server)
}

function settingRoutes(server: Server): void {
  route(server, contract.getCompany, { allow: () => true, handle: (ctx) => getCompany(ctx) })
  route(server, contract.updateCompany, {
    allow: fullAdmin,
    prepare: (ctx, { body }) => drawPictures(ctx, body),
    handle: async (ctx, { body }, drawn) => {
      if (await updateCompany(ctx, body, { store: server.files, drawn })) await forgetActors(server, ctx)
      return getCompany(ctx)
    },
  })
  route(server, contract.updateUseOutlookCategory, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await updateCompany(ctx, body, { store: server.files, drawn: {} })
      return body
    },
  })
  route(server, contract.serveLogo, {
    allow: everyMember,
    handle: async (ctx) => openFile(ctx, server.files, (await picturesOf(ctx)).logo_file_id),
  })
  route(server, contract.serveBackground, {
    allow: everyMember,
    handle: async (ctx) => openFile(ctx, server.files, (await picturesOf(ctx)).background_file_id),
  })
  route(server, contract.getFunctionRecords, {
    allow: () => true,
    handle: async (ctx) => featuresToWire(await featuresOf(ctx.tx)),
  })
  route(server, contract.setFunctionRecords, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      const states = await switchFeatures(ctx, body)
      await forgetActors(server, ctx)
      return featuresToWire(states)
    },
  })
}

import * as contract from '#contract/approvals/documents/settings.ts'
import { fail } from '../../../http/fail.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { anyAdmin, everyMember } from '../../../people/roles/index.ts'
import { getCompany, updateCompany } from '../../../platform/companies/index.ts'

/** The settings of approvals among those of the company, which keeps them; limited admins keep these too (decision 0074). */
export function approvalSettingRoutes(server: Server): void {
  route(server, contract.getApprovalSettings, { allow: everyMember, handle: (ctx) => getCompany(ctx) })
  route(server, contract.getApprovalSetting, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const id = contract.APPROVAL_SETTINGS.find((name) => name === params.id) ?? fail('NOT_FOUND')
      return { id, value: (await getCompany(ctx))[id] }
    },
  })
  route(server, contract.updateApprovalSettings, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await updateCompany(ctx, body, { store: server.files, drawn: {} })
      return getCompany(ctx)
    },
  })
}

import { previewLine } from '#contract/approvals/lines/lines.ts'
import { listCompanyLines, listTeamLines, listUserLines } from '#contract/approvals/lines/lines-v0.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../api/query.ts'

export type Line = EndpointResponse<typeof listCompanyLines>[number]
export type Variant = Line['variants'][number]
export type LineRole = Line['apv_role_code']
export type Preview = EndpointResponse<typeof previewLine>
export type Finding = Line['findings'][number]

export const companyLinesQuery = q(listCompanyLines, {})
export const teamLinesQuery = q(listTeamLines, {})
export const ownLinesQuery = q(listUserLines, {})

/** Whom a document would reach along a line that is being written, or along the saved ones; without a role it is that of a form. */
export const previewQuery = (
  role: LineRole | undefined,
  { line, isOwn, userId }: { line: string | undefined; isOwn: boolean; userId: number | undefined },
) =>
  q(previewLine, {
    query: {
      ...(role && { apv_role_code: role }),
      ...(line && {
        apv_role_line: line,
        ...((!role || isOwn) && { line_type: role ? 'USER' : 'TEMPLATE' }),
      }),
      ...(userId !== undefined && { user_id: userId }),
    },
  })

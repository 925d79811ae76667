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

interface TriedLine {
  line: string | undefined
  variants: readonly Variant[]
  isOwn: boolean
  userId: number | undefined
  said: Said
}

/** What a document that is tried says. */
export type Said = { days?: number; amount?: number; kind?: string }

/** Whether its condition says something already. */
export const isWhole = ({ fact, at_least, kinds, rank_ids, apv_role_line }: Variant): boolean =>
  apv_role_line !== '' &&
  (fact === 'KIND' ? kinds : fact === 'RANK' ? rank_ids : [at_least]).some((one) => one !== null && one !== 0)

/** Whom a document would reach along a line that is being written, or along the saved ones; without a role it is that of a form. */
export const previewQuery = (
  role: LineRole | undefined,
  { line, variants, isOwn, userId, said }: TriedLine,
) =>
  q(previewLine, {
    query: {
      ...(role && { apv_role_code: role }),
      ...(line && { apv_role_line: line }),
      ...((!role || (line && isOwn)) && { line_type: role ? 'USER' : 'TEMPLATE' }),
      ...(variants.length > 0 && { variants: JSON.stringify(variants) }),
      ...said,
      ...(userId !== undefined && { user_id: userId }),
    },
  })

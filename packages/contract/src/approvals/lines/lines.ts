import { z } from 'zod'
import { area } from '../../area.ts'
import { line, queryInt } from '../../fields.ts'
import { finding, lineRole, lineText, standIns, variantBody, walked } from './line-fields.ts'

const lines = area({
  area: 'approval_v1',
  ids: 'approvals',
  path: '/v1/approvals',
  feature: 'DOCUMENT_APPROVAL',
  touches: ['approval_v1', 'home.get_start_list', 'home.get_summary'],
})

const asJson = z
  .string()
  .max(8000)
  .transform((given, ctx) => {
    try {
      return JSON.parse(given) as unknown
    } catch {
      ctx.addIssue({ code: 'custom', input: given })
      return z.NEVER
    }
  })

export const previewLine = lines({
  id: 'preview_line',
  method: 'GET',
  path: '/lines/preview',
  summary:
    'Who would see a document of a role, in which order, and what is wrong with the line; a line that is not saved yet is tried in place of the saved ones',
  query: z.object({
    apv_role_code: lineRole.default('CUSTOM'),
    apv_role_line: lineText.optional(),
    /**
     * What the line that is tried would be: the person's own (USER), to which whoever decides without it is added, or that of a
     * form (TEMPLATE), which belongs to no role and may name readers alone.
     */
    line_type: z.enum(['USER', 'TEMPLATE']).optional(),
    /** Other lines of it for some documents, as JSON: they are tried in their order, by what is said of the document and who drafts it. */
    variants: asJson.pipe(z.array(variantBody).max(10)).optional(),
    user_id: queryInt(1).optional(),
    days: z.coerce.number().min(0).max(1000).optional(),
    amount: z.coerce.number().min(0).max(1_000_000_000_000).optional(),
    kind: line(1, 60).optional(),
  }),
  response: walked.extend({
    steps: z.array(walked.shape.steps.element.extend(standIns.shape)),
    findings: z.array(finding),
    /** Which of the variants was taken, from 1; null where none of them fits. */
    variant: z.number().nullable(),
    /** What the parts of the line are called. */
    targets: z.array(z.object({ target: z.string(), name: z.string() })),
  }),
  errors: ['NO_PERMISSION', 'NOT_FOUND', 'LINE_CONDITION'],
})

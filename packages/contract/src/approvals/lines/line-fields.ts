import { z } from 'zod'
import { FORM_LINE_FACTS, LEAST_AMOUNT, LINE_FACTS, LINE_ROLES } from '#rules/approvals/line-conditions.ts'
import { LINE_MAXIMUM, parseLine } from '#rules/approvals/role-line.ts'
import { id, line, outInstant } from '../../fields.ts'
import { receiverType } from '../documents/approvals.ts'

export const lineRole = z.enum(LINE_ROLES)
export const lineType = z.enum(['USER', 'TEAM', 'COMPANY', 'TEMPLATE', 'DEFAULT'])

/** Entries parted by slashes: TEAM_LEADER/TOP_LEADER/AG-IC2/NT-U481. Deciders stand before NT, and NT before CR. */
export const lineText = line(1, LINE_MAXIMUM)

/** Another line for documents that a condition fits: days or won from a number on, kinds of leave and work, ranks of the drafter. */
export const variantBody = z.object({
  fact: z.enum(LINE_FACTS),
  at_least: z.number().min(0).max(1_000_000_000_000).nullable().default(null),
  kinds: z.array(line(1, 60)).max(50).default([]),
  rank_ids: z.array(id).max(50).default([]),
  apv_role_line: lineText,
})

export const lineBody = z.object({
  apv_role_code: lineRole,
  /** What people call it; empty for the name of its code. */
  role_name: line(0, 50).default(''),
  apv_role_line: lineText,
  /** Asked in their order: the first that fits is the line, and apv_role_line stands for the rest. */
  variants: z.array(variantBody).max(10).default([]),
})

export const lineChange = z.object({
  apv_role_code: lineRole.optional(),
  role_name: line(0, 50).optional(),
  apv_role_line: lineText.optional(),
  variants: z.array(variantBody).max(10).optional(),
})

/** A part of a line that names somebody: a person, the leader of a team, the people of a team, a duty. */
const target = z.object({ target: z.string(), name: z.string() })

export const finding = z.object({
  severity: z.enum(['ERROR', 'WARNING', 'NOTE']),
  code: z.enum([
    'TOO_LONG',
    'NEARLY_FULL',
    'TOKEN_INVALID',
    'NO_DECIDER',
    'GONE',
    'LEFT',
    'ABSENT',
    'NO_LEADER',
    'NO_HOLDER',
    'TWICE_KEPT',
    'TWICE_FIRST',
    'TWICE_LAST',
    'READS_AND_DECIDES',
    'OWN_PLACE',
  ]),
  target: z.string(),
})

const variant = z.object({
  fact: z.string(),
  at_least: z.number().nullable(),
  kinds: z.array(z.string()),
  rank_ids: z.array(z.number()),
  apv_role_line: z.string(),
})

const outFormVariant = variant.omit({ kinds: true }).extend({ fact: z.enum(FORM_LINE_FACTS) })

/** Another line of a form. A condition says from which amount on, or of which ranks. */
const formVariant = variantBody
  .omit({ kinds: true })
  .extend({
    fact: z.enum(FORM_LINE_FACTS),
    apv_role_line: lineText.refine((given) => parseLine(given) !== null),
  })
  .superRefine(({ fact, at_least, rank_ids }, ctx) => {
    if (fact === 'AMOUNT' && at_least === null)
      ctx.addIssue({ code: 'invalid_type', expected: 'number', input: undefined, path: ['at_least'] })
    if (fact === 'AMOUNT' && at_least !== null && at_least < LEAST_AMOUNT)
      ctx.addIssue({
        code: 'too_small',
        origin: 'number',
        minimum: LEAST_AMOUNT,
        inclusive: true,
        input: at_least,
        path: ['at_least'],
      })
    if (fact === 'RANK' && rank_ids.length === 0)
      ctx.addIssue({
        code: 'too_small',
        origin: 'array',
        minimum: 1,
        inclusive: true,
        input: rank_ids,
        path: ['rank_ids'],
      })
  })

export const formVariants = z.array(formVariant).max(10)
export const outFormVariants = z.array(outFormVariant)

export const savedLine = z.object({
  /** null for a role for which no line is saved. */
  id: z.number().nullable(),
  line_id: z.number().nullable(),
  /** 0 for the company, null for a line of one's own. */
  team_id: z.number().nullable(),
  team_name: z.string().nullable(),
  user_id: z.number().nullable(),
  apv_role_code: lineRole,
  role_name: z.string(),
  apv_role_line: z.string(),
  variants: z.array(variant),
  line_type: lineType,
  updated_date: outInstant.nullable(),
  /** Holders of the duties that it names. */
  icAllUserId: z.array(z.number()),
  targets: z.array(target),
  /** What is wrong with it, or will surprise, as the company stands now. */
  findings: z.array(finding),
  /** Whether documents of some kind go along it today, and what they tell for its conditions. */
  is_used: z.boolean(),
  facts: z.array(z.enum(LINE_FACTS)),
  abilities: z.object({ update: z.boolean(), delete: z.boolean() }),
})

const person = z.object({
  user_id: z.number(),
  username: z.string(),
  email: z.string(),
  rcv_position: z.string(),
  team_name: z.string().nullable(),
})

/** Of somebody who would decide, as things stand today. */
export const standIns = z.object({
  is_absent: z.boolean(),
  /** Who may decide for them because they delegated it. */
  deputies: z.array(z.object({ user_id: z.number(), username: z.string() })),
})

/** Who would have it in their box, in the order in which they see it. */
export const walked = z.object({
  apv_role_code: lineRole,
  apv_role_line: z.string(),
  line_type: lineType,
  steps: z.array(person.extend({ rcv_type: receiverType, rcv_order: z.number() })),
  /** Parts that reach nobody, and why. */
  dropped: z.array(
    target.extend({ reason: z.enum(['DRAFTER', 'NO_LEADER', 'NO_CHARGER', 'NOBODY', 'LEFT', 'GONE']) }),
  ),
  /** Who decides because the line left no decider: the next leader up, or a full admin. */
  stand_in: z.enum(['LEADER', 'ADMIN']).nullable(),
  is_approved_at_once: z.boolean(),
})

export const finalLine = walked.extend({
  user_id: z.number(),
  role_name: z.string(),
  updated_date: outInstant.nullable(),
  icAllUserId: z.array(z.number()),
  /** One for each part of the line; `users` are all whom it reaches, the first of them stands in front. */
  receivers: z.array(
    z.object({
      token: z.string(),
      rcv_type: receiverType,
      rcv_order: z.number(),
      rcv_apvbutton: z.literal('NONE'),
      /** Whether they see a document as soon as it is sent; nobody has acted on what is not. */
      rcv_show: z.boolean(),
      rcv_processed: z.literal(false),
      rcv_approved: z.null(),
      user_id: z.number().nullable(),
      username: z.string(),
      email: z.string(),
      rcv_position: z.string(),
      users: z.array(person),
    }),
  ),
})

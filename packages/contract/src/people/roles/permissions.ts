import { z } from 'zod'
import { roles } from './areas.ts'
import { queryInt } from '../../fields.ts'
import { rolePerson } from './roles.ts'

/** Whose rows something reaches: the person's own, those of teams led, of teams covered, of the whole company. */
export const scopes = ['SELF', 'LED', 'COVERED', 'COMPANY'] as const

const cell = z.object({
  /** SOME: not every endpoint of the ability. */
  may: z.enum(['ALL', 'SOME', 'NONE']),
  /** Empty for what is not about persons or teams. */
  scope: z.array(z.enum(scopes)),
})

const ability = z.object({
  key: z.string(),
  area: z.string(),
  area_name: z.string(),
  title: z.string(),
  /** By key of the subject. */
  cells: z.record(z.string(), cell),
  endpoints: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      /** Keys of the subjects who may call it, and among them of those who may only for themselves. */
      subjects: z.array(z.string()),
      own_subjects: z.array(z.string()),
    }),
  ),
})

const team = z.object({ team_id: z.number(), team_name: z.string() })

export const permissionMatrix = roles({
  id: 'permission_matrix',
  method: 'GET',
  path: '/permission_matrix/',
  summary:
    'Who may do what, computed from the policies that the server itself asks: by role and duty, or for one person (oneself; admins: people they look after)',
  query: z.object({ user_id: queryInt(1).optional() }),
  response: z.object({
    subjects: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(['ROLE', 'DUTY', 'PERSON']),
        name: z.string(),
        /** How many abilities it opens beyond those of every member, and their titles. */
        opens: z.number(),
        opened: z.array(z.string()),
        /** Of a duty: the approval lines in which its holders stand. */
        lines: z.array(z.string()),
      }),
    ),
    abilities: z.array(ability),
    person: rolePerson
      .extend({
        is_admin_full: z.boolean(),
        is_shut_out: z.boolean(),
        duties: z.array(z.string()),
        led_teams: z.array(team),
        cover_teams: z.array(team),
      })
      .nullable(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

const visibilityKinds = ['SELF', 'FULL_ADMIN', 'LEADER', 'COVER', 'COLLEAGUE'] as const

const reason = z.object({
  kind: z.enum(visibilityKinds),
  /** The team led or covered. */
  team: team.nullable(),
  /** From that team down to the one in which the person stands. */
  path: z.array(team),
  role_name: z.string().nullable(),
})

export const whyVisible = roles({
  id: 'why_visible',
  method: 'GET',
  path: '/why_visible/',
  summary:
    'Why the caller sees a person (oneself when none is named), and how much; to the person and to admins also who else sees the record',
  query: z.object({ user_id: queryInt(1).optional() }),
  response: z.object({
    user_id: z.number(),
    username: z.string(),
    /** DIRECTORY: only what every colleague sees. */
    extent: z.enum(['RECORD', 'DIRECTORY']),
    reasons: z.array(reason),
    /** null: not for the caller to know. */
    viewers: z.array(reason.extend({ person: rolePerson })).nullable(),
  }),
  errors: ['NOT_FOUND'],
})

import { z } from 'zod'
import { adminFields, type ProfileField, profileFields } from '#rules/profiles/profile-fields.ts'
import { line, timeOfDay, uploadOrNone } from '../../fields.ts'
import { workCheck, workChecks } from '../../people/members/members.ts'
import { countDaysFrom, leaveBases } from './setting-choices.ts'
import { flag, takenSettings, toldSettings } from './setting-table.ts'

const flags = z.object({ active: z.boolean(), public: z.boolean(), owner: z.boolean() })

function eachField<S extends z.ZodType>(schemaOf: (field: ProfileField) => S): Record<ProfileField, S> {
  return Object.fromEntries(profileFields.map((field) => [field, schemaOf(field)])) as Record<ProfileField, S>
}

/** The company as its members see it. */
export const company = z.object({
  company_id: z.number(),
  /** For full admins only, null for everybody else: whoever has it can join. */
  company_joincode: z.string().nullable(),
  /** Where the pictures are, null without one; the address changes with the picture. */
  company_logo: z.string().nullable(),
  company_background: z.string().nullable(),
  ...toldSettings,
  /** JSON as text with the keys s_l_t and e_l_t. */
  lunch_time_default: z.string(),
  vacation_options: z.object({ leave_basis: z.enum(leaveBases), fiscal_start_month: z.number() }),
  /** What a new member starts with; standard_day_time in minutes. */
  default_work_settings: z.object({
    work_check: z.enum(workChecks),
    standard_day_time: z.number(),
    dash_available: z.boolean(),
    contract_type: z.string(),
  }),
  profile_field_flags: z.object(eachField(() => flags)),
  plan_main: z.string(),
  use_vacation_ask: z.boolean(),
  use_payroll: z.boolean(),
  use_datacard: z.boolean(),
  use_analytics_menu: z.boolean(),
  use_web_checkinout: z.boolean(),
  use_slack: z.boolean(),
  use_teams: z.boolean(),
  use_calendar: z.boolean(),
  abilities: z.object({ update: z.boolean() }),
})

const jsonText = z
  .string()
  .max(2000)
  .meta({ contentMediaType: 'application/json' })
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      ctx.addIssue({ code: 'invalid_format', format: 'json_string', input: text })
      return z.NEVER
    }
  })
const object = <S extends z.ZodType>(schema: S) => z.union([jsonText.pipe(schema), schema])

const lunchTimes = z.object({ s_l_t: timeOfDay, e_l_t: timeOfDay })
const fieldFlags = (field: ProfileField) =>
  flags
    .extend({ owner: adminFields.includes(field) ? z.literal(false) : z.boolean() })
    .partial()
    .optional()

/** What a full admin may change; of an object, only what is named. */
export const companyChange = z
  .object({
    ...takenSettings,
    /** How the code shall begin; the rest is chance, so that no code of others can be found out. */
    company_joincode: line(2, 100).nullable(),
    company_logo: uploadOrNone,
    company_background: uploadOrNone,
    lunch_time_default: object(lunchTimes),
    vacation_options: object(
      z
        .object({ leave_basis: z.enum(leaveBases), fiscal_start_month: z.number().int().min(1).max(12) })
        .partial(),
    ),
    default_work_settings: object(
      z
        .object({
          work_check: workCheck,
          standard_day_time: z.number().int().min(60).max(720),
          dash_available: z.boolean(),
          contract_type: line(0, 50),
        })
        .partial(),
    ),
    profile_field_flags: object(z.object(eachField(fieldFlags))),
    use_vacation_ask: flag,
    use_payroll: flag,
    use_datacard: flag,
    use_analytics_menu: flag,
    use_web_checkinout: flag,
    use_slack: flag,
    use_teams: flag,
    use_calendar: flag,
    /**
     * From when a changed way of counting holds: from the running day on (when absent), or for the open days since last month
     * as well, which are counted anew. Days that are closed stay in both cases.
     */
    count_days_from: z.enum(countDaysFrom),
  })
  .partial()

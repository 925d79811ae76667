/** The fields of a profile whose use a company decides on. Name, e-mail and team are always part of it. */
export const profileFields = [
  'local_username',
  'en_username',
  'position',
  'rank',
  'job_desc',
  'phone',
  'birth_date',
  'joined_date',
  'image_url',
] as const
export type ProfileField = (typeof profileFields)[number]

export interface ProfileFlags {
  /** The company keeps the field at all. */
  active: boolean
  /** Colleagues see it; the person and those who look after them always do. */
  public: boolean
  /** The person may change it; admins always may. */
  owner: boolean
}

/** What decides on pay and leave, or stands for the company, is never the person's own to change. */
export const adminFields: readonly ProfileField[] = ['position', 'rank', 'joined_date']

// A day of birth and of joining tell an age and a career: nobody's business unless the company says so.
const hiddenAtFirst = new Set<ProfileField>(['birth_date', 'joined_date'])

export type FlagsByField = Record<ProfileField, ProfileFlags>

/** Every field with its flags: the company's own choice, else the product's. @param stored as companies.profile_fields holds it */
export function profileFlags(stored: unknown): FlagsByField {
  const chosen = (stored ?? {}) as Partial<Record<ProfileField, Partial<ProfileFlags>>>
  const pairs = profileFields.map((field) => [
    field,
    {
      active: true,
      public: !hiddenAtFirst.has(field),
      owner: !adminFields.includes(field),
      ...chosen[field],
    },
  ])
  return Object.fromEntries(pairs) as FlagsByField
}

/** The fields that a viewer is not told: what the company does not keep, and for colleagues what is not public. */
export function hiddenFields(flags: FlagsByField, viewer: { seesAll: boolean }): ProfileField[] {
  return profileFields.filter((field) => !flags[field].active || !(flags[field].public || viewer.seesAll))
}

/** The fields that people may not change about themselves. */
export function lockedFields(flags: FlagsByField): ProfileField[] {
  return profileFields.filter((field) => !flags[field].active || !flags[field].owner)
}

/** A profile without the given fields: texts become empty, everything else null. */
export function withoutFields<P extends object>(profile: P, hidden: readonly ProfileField[]): P {
  const emptied = hidden
    .filter((field) => field in profile)
    .map((field) => [field, typeof profile[field as keyof P] === 'string' && isText(field) ? '' : null])
  return { ...profile, ...Object.fromEntries(emptied) }
}

const isText = (field: ProfileField) =>
  field !== 'birth_date' && field !== 'joined_date' && field !== 'image_url' && field !== 'rank'

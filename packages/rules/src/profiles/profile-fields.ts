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

/** A profile without the given fields: texts become empty, everything else null. A rank goes with its mere name. */
export function withoutFields<P extends object>(profile: P, hidden: readonly ProfileField[]): P {
  if (hidden.length === 0) return profile
  const emptied = hidden
    .flatMap((field) => (field === 'rank' ? ['rank', 'rank_name'] : [field]))
    .filter((name) => name in profile)
    .map((name) => [name, typeof profile[name as keyof P] === 'string' && isText(name) ? '' : null])
  return { ...profile, ...Object.fromEntries(emptied) }
}

const notTexts = new Set(['birth_date', 'joined_date', 'image_url', 'rank', 'rank_name'])
const isText = (name: string) => !notTexts.has(name)

import { listOrg } from '#contract/people/organization/organization.ts'
import { q } from '../../../api/query.ts'

/** The chart of today or of another day; a branch is cut out of it on the screen, so that going back costs nothing. */
export const orgQuery = (on: string | null) => q(listOrg, on === null ? {} : { query: { as_of: on } })

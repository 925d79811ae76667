import { sql } from 'kysely'

/** The rows of the trail, to read from; writeAudit alone adds to them and nothing changes them. */
export const auditRows = sql`audit_events`

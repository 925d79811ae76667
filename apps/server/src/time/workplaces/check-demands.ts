import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { CheckDemands } from '#rules/workplaces/judge-check.ts'
import { thisCompany } from '../../db/this-company.ts'

/** What the company `c` asks of a press, for a statement that reads it anyway; nothing is read of what it does not ask for. */
export function checkDemands(): RawBuilder<CheckDemands> {
  return sql`json_build_object('position', c.check_gps,
    'networks', case when c.check_wifi then (
      select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name, 'kind', w.kind, 'address', w.address)
        order by w.id), '[]')
      from wifi_networks w where w.company_id = ${thisCompany}) end,
    'places', case when c.check_location then (
      select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'latitude', l.latitude,
        'longitude', l.longitude, 'radiusMetres', l.radius_metres) order by l.id), '[]')
      from locations l where l.company_id = ${thisCompany}) end)`
}

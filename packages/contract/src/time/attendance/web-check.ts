import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const checkMyWifi = endpoint({
  id: 'work.check_my_wifi',
  area: 'work',
  method: 'GET',
  path: '/work/work_web/check_my_wifi/',
  summary: 'Whether a certain wifi is needed for checking in; companies have none registered yet',
  audience: 'member',
  feature: 'WEB_CHECK',
  response: z.object({
    valid_wifi: z.boolean(),
    use_wifi: z.boolean(),
    wifi_name: z.string(),
    wifi_address: z.string(),
  }),
  success: [200],
  errors: [],
})

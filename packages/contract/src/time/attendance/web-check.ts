import { z } from 'zod'
import { work } from './areas.ts'

export const checkMyWifi = work({
  id: 'check_my_wifi',
  method: 'GET',
  path: '/work_web/check_my_wifi/',
  summary: 'Whether a certain wifi is needed for checking in; companies have none registered yet',
  feature: 'WEB_CHECK',
  response: z.object({
    valid_wifi: z.boolean(),
    use_wifi: z.boolean(),
    wifi_name: z.string(),
    wifi_address: z.string(),
  }),
})

import { z } from 'zod'
import { work } from './areas.ts'

export const checkMyWifi = work({
  id: 'check_my_wifi',
  method: 'GET',
  path: '/work_web/check_my_wifi/',
  summary:
    'Whether the caller is in a registered network of the company, by the address that the server sees, and whether one is needed to check in (use_wifi)',
  feature: 'WEB_CHECK',
  response: z.object({
    valid_wifi: z.boolean(),
    use_wifi: z.boolean(),
    wifi_name: z.string(),
    wifi_address: z.string(),
  }),
  errors: ['REQUESTS_ONLY', 'COMPUTER_CHECK_OFF', 'NOT_FOUND'],
})

import { z } from 'zod'
import { area } from '../../area.ts'
import { outInstant, paged } from '../../fields.ts'

/** What the operator of the installation tells administrators (decision A-65): it can only be read here. */
const notices = area({ area: 'operator_notices', path: '/supv/spvnotice', errors: ['FORBIDDEN'] })

/** In the reader's language where the operator has written it, else in Korean. */
export const operatorNotice = z.object({
  spv_nt_id: z.number(),
  spv_nt_title: z.string(),
  spv_nt_content: z.string(),
  spv_nt_date: outInstant,
})

export const listOperatorNotices = notices({
  id: 'list',
  method: 'GET',
  path: '/',
  summary: 'Everything that the operator has told administrators, newest first',
  ...paged(operatorNotice),
})

export const recentOperatorNotices = notices({
  id: 'get_recent',
  method: 'GET',
  path: '/get_recent/',
  summary: 'What the operator tells at the moment, newest first, at most five',
  response: z.array(operatorNotice),
})

export const getOperatorNotice = notices({
  id: 'get',
  method: 'GET',
  path: '/{id}/',
  summary: 'One message of the operator',
  response: operatorNotice,
})

import { z } from 'zod'
import { members, users } from '../members/areas.ts'
import { id } from '../../fields.ts'

export const deleteMember = members({
  id: 'delete',
  method: 'POST',
  path: '/delete_user_company/',
  summary: 'Remove a member who has left no records; others are retired instead',
  body: z.object({ user_id: id }),
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'LAST_ADMIN', 'MEMBER_HAS_RECORDS'],
})

export const deleteUser = users({
  id: 'delete',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'The same as delete_user_company; with the own id, withdraw the own account',
  /** The own password, to withdraw oneself. */
  body: z.object({ password: z.string().max(200).optional() }),
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_MEMBER_STATE',
    'LAST_ADMIN',
    'MEMBER_HAS_RECORDS',
    'CURRENT_PASSWORD_WRONG',
    'TOO_MANY_REQUESTS',
  ],
})

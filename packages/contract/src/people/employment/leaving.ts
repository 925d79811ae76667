import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams } from '../../fields.ts'

export const deleteMember = endpoint({
  id: 'members.delete',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/delete_user_company/',
  summary: 'Remove a member who has left no records; others are retired instead',
  audience: 'member',
  body: z.object({ user_id: id }),
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'LAST_ADMIN', 'MEMBER_HAS_RECORDS'],
})

export const deleteUser = endpoint({
  id: 'user.delete',
  area: 'user',
  method: 'DELETE',
  path: '/user/users/{id}/',
  summary: 'The same as delete_user_company; with the own id, withdraw the own account',
  audience: 'member',
  params: idParams,
  /** The own password, to withdraw oneself. */
  body: z.object({ password: z.string().max(200).optional() }),
  success: [204, 200],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_MEMBER_STATE',
    'LAST_ADMIN',
    'MEMBER_HAS_RECORDS',
    'CURRENT_PASSWORD_WRONG',
  ],
})

import { area } from '../../area.ts'

export const visitors = area({ area: 'auth', path: '/v1/auth', audience: 'public' })
export const accounts = area({ area: 'auth', path: '/v1/auth', audience: 'account' })

import { area } from '../../area.ts'

export const work = area({ area: 'work', path: '/work', feature: 'ATTENDANCE' })

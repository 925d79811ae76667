export { moodOfToday } from './mood-of-today.ts'

// A part of its own, so that the start page need not wait for it.
export { MoodCard } from '../../office/mood/index.ts'

// A part of its own, so that the start page need not wait for it.
export { MealWeek } from '../../office/meals/index.ts'

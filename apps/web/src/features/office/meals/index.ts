export { MealWeek } from './meal-week.tsx'

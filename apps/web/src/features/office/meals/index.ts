export { MealWeek } from './meal-week.tsx'
export { MenuPicture } from './menu-picture.tsx'

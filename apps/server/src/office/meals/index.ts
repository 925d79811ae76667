export { keepsMeals } from './meals.policy.ts'
export { type Meal, menuOn } from './meals.store.ts'
export { mealToWire } from './meals.wire.ts'

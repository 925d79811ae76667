export { keepsMeals } from './meals.policy.ts'
export { menuOn } from './meals.store.ts'

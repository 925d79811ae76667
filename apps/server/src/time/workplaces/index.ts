export { currentNetwork } from './current-network.ts'
export { checkDemands } from './check-demands.ts'
export { workplaceRoutes } from './workplaces.routes.ts'
export { hasPlaces } from './has-places.ts'

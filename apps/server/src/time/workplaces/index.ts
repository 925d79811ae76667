export { currentNetwork } from './current-network.ts'
export { registeredPlaces } from './registered-places.ts'
export { workplaceRoutes } from './workplaces.routes.ts'

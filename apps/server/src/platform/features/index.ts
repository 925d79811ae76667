export { chosenFeatures, featuresOf, saveFeatures } from './features.store.ts'

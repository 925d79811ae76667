export { Locked, SettingsPage } from './settings-page.tsx'
export { SaveBar } from './save-bar.tsx'
export { labelOf } from './company-labels.ts'
export type { SettingsArea } from './settings-areas.ts'

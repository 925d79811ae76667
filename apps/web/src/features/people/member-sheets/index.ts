export { SheetMenu } from './sheet-menu.tsx'

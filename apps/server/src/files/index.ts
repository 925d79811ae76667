export { openFile } from './open-file.ts'
export { storeFile } from './store-file.ts'
export { storeImage } from './store-image.ts'

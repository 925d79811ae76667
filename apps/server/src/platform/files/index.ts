export { openFile, openFiles } from './open-file.ts'
export { removeFile } from './remove-file.ts'
export { type KeptFile, storeFile } from './store-file.ts'
export { drawImage, type DrawnImage, storeImage } from './store-image.ts'

export { type EventPreviewProps, registerEventPreview } from './event-preview.ts'
export { formDocument } from './form-document.tsx'
export { freeDocument } from './free-document.tsx'

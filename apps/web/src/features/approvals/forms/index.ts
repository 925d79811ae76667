export { type EventPreviewProps, registerEventPreview } from './effect-preview.tsx'
export { formDocument } from './form-document.tsx'
export { freeDocument } from './free-document.tsx'

export { CustomFieldsSection } from './custom-fields-section.tsx'

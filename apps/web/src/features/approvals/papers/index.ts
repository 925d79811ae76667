export { PaperButtons } from './paper-buttons.tsx'
export { PeriodButton } from './period-button.tsx'
export { useSavePapers } from './use-save-papers.ts'

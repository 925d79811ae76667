export { EmploymentRequestHost } from './request-host.tsx'
export { InsteadOfLeave } from './instead-of-leave.ts'
export { OwnEmployment } from './own-employment.tsx'

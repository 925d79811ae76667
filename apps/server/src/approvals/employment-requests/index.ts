export { absenceDocument } from './absence-document.ts'
export { absenceOfForm, retirementOfForm } from './requests-of-forms.ts'
export { employmentRequestRoutes } from './employment-requests.routes.ts'
export { retirementDocument } from './retirement-document.ts'

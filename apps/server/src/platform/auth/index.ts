export {
  type Account,
  accountByEmail,
  accountById,
  confirmedAccount,
  deleteAccount,
  lockAccount,
} from './accounts.store.ts'
export { authJobs } from './auth.jobs.ts'
export { authRoutes } from './auth.routes.ts'
export { beginFirstSession } from './sessions/begin-first-session.ts'
export type { OwnAccountContext } from './auth-context.ts'
export { knownBrowser } from './devices/known-browser.ts'
export { deviceInWords, readDevice } from './devices/read-device.ts'
export {
  acceptOwnPassword,
  judgeOwnPassword,
  type JudgedOwnPassword,
} from './passwords/check-own-password.ts'
export { hashPassword } from './passwords/password-hash.ts'
export { agreeing } from './own-terms.store.ts'
export { chooseForAccount, chosenLanguage, followCompanyLanguage } from './own-language.store.ts'
export { openSecretBox, passingSecretBox } from './secret-box/open-secret-box.ts'
export { sealKeptSecrets } from './secret-box/seal-kept-secrets.ts'
export { SealError, SecretBox } from './secret-box/secret-box.ts'
export { enterCompany } from './sessions/enter-company.ts'
export { findSession } from './sessions/find-session.ts'
export {
  accountsOf,
  companiesOf,
  letIn,
  membershipsOf,
  pastMembershipsOf,
  rememberLeaving,
  shutOut,
} from './sessions/memberships.store.ts'
export { takeCookies } from './sessions/session-cookies.ts'
export { makeProvenAccount, prepareSignUp, type SignUp } from './sign-up.ts'
export { attemptKey, countEachWithin, countFailure, refuseBeyond, refuseWhileWaiting } from './throttle.ts'

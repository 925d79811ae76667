import { requiredTerms, termItems } from '#contract/platform/auth/auth.ts'
import { type SignUpStep, signUpSteps } from './sign-up-steps.ts'

export type Term = (typeof termItems)[number]

/** What was typed so far and survives a reload. The password does not: it is kept in memory only. */
export interface SignUpDraft {
  email: string
  agreed: readonly Term[]
  birthDate: string
}

/** The step to show: the wanted one, or the first before it that is still unfinished. */
export function stepToShow(wanted: SignUpStep, draft: SignUpDraft, hasPassword: boolean): SignUpStep {
  const isDone: Record<SignUpStep, boolean> = {
    email: draft.email !== '',
    password: hasPassword,
    terms: requiredTerms.every((item) => draft.agreed.includes(item)),
    birth: draft.birthDate !== '',
  }
  const before = signUpSteps.slice(0, signUpSteps.indexOf(wanted))
  return before.find((step) => !isDone[step]) ?? wanted
}

/** A draft as it was kept, made whole: what an older program kept may lack something. */
export function draftOf(
  kept: Partial<Record<keyof SignUpDraft, unknown>> | null,
  email: string,
): SignUpDraft {
  const agreed = Array.isArray(kept?.agreed) ? kept.agreed : []
  const isSamePerson = email === '' || email === kept?.email
  return {
    email: email || (typeof kept?.email === 'string' ? kept.email : ''),
    agreed: isSamePerson ? termItems.filter((item) => agreed.includes(item)) : [],
    birthDate: isSamePerson && typeof kept?.birthDate === 'string' ? kept.birthDate : '',
  }
}

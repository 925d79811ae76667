// Alone, since the address names a step: what else a draft needs would weigh on the sign-in page.
export const signUpSteps = ['email', 'password', 'terms', 'birth'] as const
export type SignUpStep = (typeof signUpSteps)[number]

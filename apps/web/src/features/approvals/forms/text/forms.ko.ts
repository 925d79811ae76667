export const forms = {
  name: '일반',
}

declare global {
  interface WebTexts {
    forms: typeof forms
  }
}

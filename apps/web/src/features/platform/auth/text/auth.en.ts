export const auth: Translated<'auth'> = {
  tagline: 'Running a company, in step with its people',
  email: 'Email',
  password: 'Password',
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    temporary: 'On this device, keep me signed in only until the browser is closed',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    forgot: 'Forgot your password?',
    demoTitle: 'Demo accounts',
    demoText: 'Choose an account to sign in at once.',
    confirmed: 'Your email is confirmed. You can sign in now.',
    recovered: 'Your password was changed. Sign in with the new one.',
  },
  language: 'Language',
}

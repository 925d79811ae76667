export const signUp: Translated<'signUp'> = {
  term: {
    service: 'Terms of service',
    privacy: 'Collection and use of personal data',
    location: 'Use of location data',
    marketing: 'News by email',
    privacy_third_party: 'Passing personal data to third parties',
    text: {
      service:
        'Gyeol helps companies manage the working time, leave and approvals of their people. An account may be used by its owner only; the company owns its data and answers for it. You may leave at any time; records that the law requires are kept for the period it sets.',
      privacy:
        'Collected: email, password (hashed), date of birth. Purpose: identification, sign-in, age check. Kept: until you leave, or longer where the law requires it. Without consent you cannot sign up.',
      location:
        'Your position is read only at the moment you check in or out, to see whether you are at a place your company has set. Movements are not recorded. Without consent you can check in in other ways.',
      marketing:
        'News about features and training by email. The service is the same without it, and you may withdraw at any time.',
      privacy_third_party:
        'When you use services your company has connected (calendar, messenger and so on), your name and email are passed to them. Without consent only those connections are unavailable.',
    },
  },
  step: 'Step {{n}} of {{total}}',
  emailTitle: 'Your work email',
  emailNotUsable: 'This address cannot be used. Enter another one.',
  passwordTitle: 'Choose a password',
  passwordAgain: 'Passwords are cleared on reload. Enter it again.',
  termsTitle: 'Terms',
  termsAll: 'I agree to everything',
  termsAllHint: 'You can sign up without agreeing to the optional ones.',
  termsRequired: '(required)',
  termsOptional: '(optional)',
  termsRead: 'Read',
  termsError: 'Agree to all required terms to sign up.',
  birthTitle: 'Your date of birth',
  tooYoung: 'You must be at least 14 years old.',
  birthHint: 'Used only to check that you are at least 14 years old.',
  birthLabel: 'Date of birth',
  submit: 'Sign up',
  haveAccount: 'Already have an account?',
}

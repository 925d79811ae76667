export const forms: Translated<'forms'> = {
  name: 'General',
}

export const forms: Translated<'forms'> = {
  name: '一般',
}

export const forms: Translated<'forms'> = {
  name: 'General',
  withForm: 'Form',
  answers: 'Form answers',
  noAnswer: 'Not filled in',
  sum: 'Total',
  sumOf: 'Total {{name}}',
  row: 'Row {{n}}',
  addRow: 'Add row',
  filesLater: 'Files are attached when a document is written.',
  follows: 'Request carried out when approved',
  filled: 'Filled in from your records.',
}

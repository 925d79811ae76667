export const documentCancel: Translated<'documentCancel'> = {
  name: 'Cancellation',
  title: 'Document to cancel',
  document: 'Document',
  serial: 'Number',
  open: 'Open document',
  reason: 'Reason',
}

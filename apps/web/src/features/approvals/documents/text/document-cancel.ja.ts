export const documentCancel: Translated<'documentCancel'> = {
  name: '文書の取消',
  title: '取り消す文書',
  document: '文書',
  serial: '文書番号',
  open: '文書を開く',
  reason: '取消の理由',
}

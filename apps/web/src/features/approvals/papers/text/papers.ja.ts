export const papers: Translated<'papers'> = {
  print: '印刷',
  pdf: 'PDFダウンロード',
  period: '期間ダウンロード',
  title: '期間の文書をダウンロード',
  hint: '期間内に起案されたすべての文書をPDFにし、1つの圧縮ファイルでダウンロードします。500件までダウンロードできます。',
  range: '起案期間',
  download: 'ダウンロード',
  many: '選択した文書のPDFをダウンロード',
}

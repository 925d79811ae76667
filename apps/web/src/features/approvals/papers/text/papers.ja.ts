export const papers: Translated<'papers'> = {
  print: '印刷',
  pdf: 'PDFダウンロード',
  period: '期間ダウンロード',
  title: '期間の文書をダウンロード',
  hint: '期間内に提出されたすべての文書をPDFにし、添付ファイルとともに1つの圧縮ファイルでダウンロードします。最大500件までダウンロードできます。',
  range: '起案期間',
  stop: 'ダウンロードを中止',
  download: 'ダウンロード',
  many: '選択した文書のPDFをダウンロード',
}

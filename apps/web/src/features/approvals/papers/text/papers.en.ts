export const papers: Translated<'papers'> = {
  print: 'Print',
  pdf: 'Download PDF',
  period: 'Download period',
  title: 'Download documents of a period',
  hint: 'All documents submitted in the period are made into PDFs and downloaded as one archive, up to 500 of them.',
  range: 'Submitted',
  download: 'Download',
  many: 'Download selected as PDF',
}

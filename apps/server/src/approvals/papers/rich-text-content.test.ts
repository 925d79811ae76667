import { expect, test } from 'vitest'
import { richTextContent } from './rich-text-content.ts'

test('paragraphs, marks, links and signs', () => {
  expect(richTextContent('<p>가 &amp; <strong>나<u>다</u></strong></p><p></p>')).toEqual([
    {
      text: [
        { text: '가 & ' },
        { text: '나', bold: true },
        { text: '다', bold: true, decoration: ['underline'] },
      ],
      margin: [0, 0, 0, 6],
    },
  ])
  expect(richTextContent('<p><a href="https://a.kr/?b=1&amp;c=2" rel="x">곳</a></p>')).toMatchObject([
    { text: [{ text: '곳', link: 'https://a.kr/?b=1&c=2' }] },
  ])
  expect(JSON.stringify(richTextContent('<p><a href="/main/home">곳</a></p>'))).not.toContain('link')
})

test('headings, lists within lists, quotes and rules', () => {
  const drawn = richTextContent(
    '<h2>제목</h2><ul><li><p>하나</p><ol><li>안</li></ol></li><li>둘</li></ul><blockquote><p>말</p></blockquote><hr><p>끝<br>줄</p>',
  )
  expect(drawn).toMatchObject([
    { text: [{ text: '제목' }], fontSize: 14 },
    {
      ul: [
        { stack: [{ text: [{ text: '하나' }] }, { ol: [{ stack: [{ text: [{ text: '안' }] }] }] }] },
        { stack: [{ text: [{ text: '둘' }] }] },
      ],
    },
    { stack: [{ text: [{ text: '말' }] }] },
    { canvas: [{ type: 'line' }] },
    { text: [{ text: '끝' }, { text: '\n' }, { text: '줄' }] },
  ])
})

test('a heading stays with a short paragraph below it, and not with a long one', () => {
  expect(richTextContent('<h2>제목</h2><p>말</p><h3>아래</h3>')).toMatchObject([
    { unbreakable: true, stack: [{ text: [{ text: '제목' }] }, { text: [{ text: '말' }] }] },
    { text: [{ text: '아래' }], fontSize: 12 },
  ])
  const long = richTextContent(`<h2>제목</h2><p>${'긴 말 '.repeat(200)}</p>`)
  expect(long.map((block) => 'unbreakable' in (block as object))).toEqual([false, false])
})

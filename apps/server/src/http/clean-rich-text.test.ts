import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeLink } from '#contract/rich-text.ts'
import { cleanRichText } from './clean-rich-text.ts'

const LINK = 'rel="noopener noreferrer nofollow" target="_blank"'

test.each([
  ['<p>안녕하세요</p>', '<p>안녕하세요</p>'],
  [
    '<h1>제목</h1><p><strong>굵게</strong> <em>기울임</em></p>',
    '<h2>제목</h2><p><strong>굵게</strong> <em>기울임</em></p>',
  ],
  ['<div style="color:red" onclick="x()">줄</div>', '<p>줄</p>'],
  ['<p>글<script>alert(1)</script></p>', '<p>글</p>'],
  ['<p><img src=x onerror=alert(1)>글</p>', '<p>글</p>'],
  ['<a href="https://gyeol.kr">결</a>', `<a href="https://gyeol.kr" ${LINK}>결</a>`],
  ['<a href="/main/home">홈</a>', `<a href="/main/home" ${LINK}>홈</a>`],
  ['<a href="javascript:alert(1)">눌러</a>', '눌러'],
  ['<a href="java\tscript:alert(1)">눌러</a>', '눌러'],
  ['<a href="//evil.example">눌러</a>', '눌러'],
  ['<a href="data:text/html,x">눌러</a>', '눌러'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', 'x'],
  ['<p></p>', ''],
  ['<p>&#x338;x</p><p>kept</p>', '<p>x</p><p>kept</p>'],
  ['<a href="/x">&#x338;click</a><img>', `<a href="/x" ${LINK}>click</a>`],
  ['<p>&nbsp;</p><p><br></p>', ''],
  ['<p>\u200b</p><p>&#8203;\u3164</p>', ''],
  ['<p>결\u200b재\u202e</p>', '<p>결재</p>'],
  ['<hr>', '<hr />'],
  ['5 < 7 그리고 8 > 2', '5 &lt; 7 그리고 8 &gt; 2'],
])('%s becomes %s', (dirty, clean) => {
  expect(cleanRichText(dirty)).toBe(clean)
})

test('no mixture of tags and addresses leaves what runs, and cleaning again changes nothing', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '<script>',
      '</script>',
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '</a>',
      '<img src=x onerror=',
      '<style>',
      '&#106;avascript:',
      'javascript:',
      'on',
      'load=',
      '<svg',
      '<!--',
      '-->',
      '<iframe srcdoc=',
      '<b>',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const clean = cleanRichText(pieces.join(''))
      const tags = clean.match(/<[^>]*>/g) ?? []
      for (const tag of tags)
        expect(tag).toMatch(
          /^<\/?(h2|h3|p|br|hr|strong|b|em|i|u|s|ul|ol|li|blockquote|a)(\s(href|rel|target)="[^"]*")*\s*\/?>$/,
        )
      for (const [, href] of clean.matchAll(/href="([^"]*)"/g)) expect(isSafeLink(href!)).toBe(true)
      expect(cleanRichText(clean)).toBe(clean)
    }),
    { numRuns: 300 },
  )
})

test('what comes out stays as it is when its letters are composed again, and what is too long is refused', () => {
  const clean = cleanRichText('<div><div>가<b>&#x338;\u1100\u1161</b></div></div>')
  expect(cleanRichText(clean.normalize('NFC'))).toBe(clean.normalize('NFC'))
  expect(() => cleanRichText('<p>'.repeat(50_000))).toThrow(RangeError)
})

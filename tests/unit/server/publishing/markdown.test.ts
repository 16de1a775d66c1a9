import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { maxTextLength, parseMarkdown } from '#server/publishing/markdown.ts'
import { faultsOfGenerated, richTextFault } from '#tests/support/hostileMarkdown.ts'

const blocks = (markdown: string) => parseMarkdown(markdown).richText
const problems = (markdown: string, firstLine?: number) =>
  parseMarkdown(markdown, firstLine).problems.map(({ line, text }) => [line, text.key.replace('publishing.', '')])

describe('Markdown', () => {
  test('becomes blocks', () => {
    expect(
      blocks('# Вода\n\nA **b** *c* `d`\\\ne [f](/about)\n\n3. x\n4. y\n   - z\n\n> q\n\n---\n\n    code'),
    ).toEqual([
      { type: 'heading', level: 2, anchor: 'part-voda', children: ['Вода'] },
      {
        type: 'paragraph',
        children: [
          'A ',
          { type: 'strong', children: ['b'] },
          ' ',
          { type: 'emphasis', children: ['c'] },
          ' ',
          { type: 'code', text: 'd' },
          { type: 'break' },
          'e ',
          { type: 'link', href: '/about', children: ['f'] },
        ],
      },
      {
        type: 'list',
        isOrdered: true,
        start: 3,
        items: [
          [{ type: 'paragraph', children: ['x'] }],
          [
            { type: 'paragraph', children: ['y'] },
            { type: 'list', isOrdered: false, items: [[{ type: 'paragraph', children: ['z'] }]] },
          ],
        ],
      },
      { type: 'quotation', children: [{ type: 'paragraph', children: ['q'] }] },
      { type: 'rule' },
      { type: 'code', text: 'code' },
    ])
    expect(problems('# Вода\n\n[f](/about)')).toEqual([])
  })

  test('has headings of level 2 to 4 with unique anchors', () => {
    const headings = blocks('# Ђак\n\n## Đak\n\n### djak 2\n\n##### ...\n\n# Đak 2')
    expect(headings.map((block) => block.type === 'heading' && [block.level, block.anchor])).toEqual([
      [2, 'part-dak'],
      [2, 'part-dak-2'],
      [3, 'part-dak-2-2'],
      [4, 'part'],
      [2, 'part-dak-2-3'],
    ])
  })

  test.for([
    ['[a](/news?tag=x#part)', '/news?tag=x#part'],
    ['[a](https://Primer.example/š)', 'https://primer.example/%C5%A1'],
    ['<https://primer.example/>', 'https://primer.example/'],
    ['[a](mailto:ana@primer.example)', 'mailto:ana@primer.example'],
    ['[a](tel:+381-11-123)', 'tel:+381-11-123'],
    ['[a][1]\n\n[1]: /about', '/about'],
  ] as const)('%s leads to %s', ([markdown, href]) => {
    expect(blocks(markdown)[0]).toMatchObject({ children: [{ type: 'link', href }] })
    expect(problems(markdown)).toEqual([])
  })

  test.for([
    ['[a](javascript:alert)', 'link'],
    ['[a](JAVASCRIPT&#58;alert)', 'link'],
    ['[a](//evil.example)', 'link'],
    ['[a](/\\evil.example)', 'link'],
    ['[a](/..//evil.example)', 'link'],
    ['[a](https://user@evil.example)', 'link'],
    ['[a](mailto:a@b.example?bcc=c@d.example)', 'link'],
    ['[a](about)', 'link'],
    ['[a](http://primer.example)', 'httpLink'],
    ['[](/about)', 'linkWithoutWords'],
    ['![a](https://evil.example/a.png)', 'picture'],
    ['![a](/static/a.png)', 'picture'],
    ['![a](/media/../a.png)', 'picture'],
    ['![](/media/a.jpg)', 'pictureWithoutWords'],
    ['a ![b](/b.png)', 'pictureInLine'],
    ['<https://youtu.be/abcdefghijk>', 'videoTitle'],
    ['https://youtu.be/abcdefghijk', 'videoTitle'],
    ['a <b>c</b>', 'html'],
    ['<div>\na\n</div>', 'html'],
    ['| Day | Hour |\n| --- | ---: |\n| a | b |', 'table'],
    ['Day | Hour\n:--|:--\na | b', 'table'],
    ['> Day | **Hour**\n> --- | ---', 'table'],
    ['~~a~~', 'strike'],
    ['*a ~~b~~*', 'strike'],
    ['- [ ] a', 'taskList'],
    ['- [x] a\n- [ ] b', 'taskList'],
    ['a[^1]', 'footnote'],
    ['a[^1]\n\n[^1]: b', 'footnote'],
  ] as const)('%s is a problem (%s) on its line', ([markdown, key]) => {
    expect(problems(`a\n\n${markdown}`, 10)[0]).toEqual([12, key])
    expect(richTextFault(blocks(markdown))).toBeUndefined()
  })

  test('of other dialects is a problem on its own line of a paragraph, once', () => {
    expect(problems('a\nb\nDay | Hour\n--- | ---\n1 | 2\n\n- a\n  ~~b~~', 10)).toEqual([
      [12, 'table'],
      [17, 'strike'],
    ])
  })

  test.for([
    'a | b',
    '`a | b`\n`--- | ---`',
    '    | a |\n    | - |',
    '~a~',
    '1 ~~ 2',
    '`~~a~~`',
    'a [x] b',
    '[^a',
    '`[^1]`',
  ] as const)('%j is no fault, and stays as it is', (markdown) => {
    expect(problems(markdown)).toEqual([])
  })

  test('has no link inside a link', () => {
    expect(blocks('[a *<https://primer.example/>*](/about)')).toEqual([
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            href: '/about',
            children: ['a ', { type: 'emphasis', children: ['https://primer.example/'] }],
          },
        ],
      },
    ])
  })

  test('shows HTML as text', () => {
    expect(blocks('a <script>b</script>\n\n<p onclick="x">')).toEqual([
      { type: 'paragraph', children: ['a <script>b</script>'] },
      { type: 'paragraph', children: ['<p onclick="x">'] },
    ])
  })

  test('has pictures of the site with words and a caption', () => {
    expect(blocks('![square](/media/a.jpg "Photo: Ana")')).toEqual([
      { type: 'picture', src: '/media/a.jpg', alt: 'square', caption: 'Photo: Ana' },
    ])
  })

  test.for([
    ['https://youtu.be/abcdefghijk', 'youtube', 'abcdefghijk'],
    ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'youtube', 'abcdefghijk'],
    ['https://m.youtube.com/shorts/abcdefghijk', 'youtube', 'abcdefghijk'],
    ['https://vimeo.com/123456789', 'vimeo', '123456789'],
    ['https://player.vimeo.com/video/123456789', 'vimeo', '123456789'],
  ] as const)('a paragraph with only %s is a video', ([address, host, id]) => {
    expect(blocks(`[Our film](${address})`)).toEqual([{ type: 'video', host, id, title: 'Our film' }])
    expect(blocks(`See [our film](${address})`)).toMatchObject([{ type: 'paragraph' }])
  })

  test('of another host or without an id is no video', () => {
    for (const address of ['https://youtube.com.evil.example/watch?v=abcdefghijk', 'https://youtu.be/"><script'])
      expect(blocks(`[x](${address})`)).not.toMatchObject([{ type: 'video' }])
  })
})

describe('hostile texts', () => {
  test('five hundred generated texts have no script, no foreign address and no part of another shape', () => {
    expect(faultsOfGenerated(500, (markdown) => parseMarkdown(markdown).richText)).toEqual([])
  })

  const nested = Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')
  test.for([
    ['quotations', '>'.repeat(maxTextLength)],
    ['lists', '- > '.repeat(6).concat('a\n').repeat(3_800)],
    ['ordered lists', '1. '.repeat(33_000)],
    ['indented lists', nested],
    ['emphasis', '*a_ '.repeat(25_000)],
    ['emphasis in many paragraphs', `${'*a_ '.repeat(140)}\n\n`.repeat(170)],
    ['brackets', '['.repeat(maxTextLength)],
    ['links', '[a]('.repeat(25_000)],
    ['definitions', '[a]: b\n'.repeat(14_000)],
    ['backticks', Array.from({ length: 440 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['headings', '# a\n'.repeat(25_000)],
    ['lines', 'a\n'.repeat(50_000)],
    ['items', '- a\n'.repeat(25_000)],
    ['spaces before a line', `a\n${' '.repeat(99_000)}b`],
    ['length', 'a'.repeat(5_000_000)],
  ] as const)('many %s take no time that grows with their square', ([, markdown]) => {
    const begin = performance.now()
    expect(richTextFault(blocks(markdown))).toBeUndefined()
    // The parser alone takes more than a minute for some of them.
    expect(performance.now() - begin).toBeLessThan(15_000)
  })
})

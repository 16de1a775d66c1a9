import { describe, expect, test } from 'vitest'
import { exampleCode } from '#scripts/vite/exampleCode.ts'

const plain = (html: string) => html.replace(/<[^>]*>/g, '')

const source = `import { Part } from '../Part.tsx'
function Timed({ label }: { label: string }) {
  const at = useId()
  return <Part id={at} label={label} />
}
export default elementPage('parts', {
  short: ({ label }) => <Part look="boxed">{label}</Part>,
  long: ({ label }) => (
    <Part>
      <b>{label}</b>
    </Part>
  ),
  timed: Timed,
})
`

describe('the code of examples', () => {
  const { code, at, isAfterOptions } = exampleCode(source)

  test('is the source of each, without what stands around it and without its indentation', () => {
    expect(Object.keys(code)).toEqual(['short', 'long', 'timed'])
    expect(plain(code['short']!)).toBe('&lt;Part look="boxed"&gt;{label}&lt;/Part&gt;')
    expect(plain(code['long']!)).toBe('&lt;Part&gt;\n  &lt;b&gt;{label}&lt;/b&gt;\n&lt;/Part&gt;')
    expect(plain(code['timed']!)).toMatch(/^function Timed\([^]*\n {2}const at = useId\(\)\n[^]*\n\}$/)
  })

  test('names tags, attributes and strings', () => {
    expect(code['short']).toBe(
      '&lt;<span data-token="tag">Part</span> <span data-token="name">look</span>=<span data-token="text">"boxed"</span>&gt;' +
        '{label}&lt;/<span data-token="tag">Part</span>&gt;',
    )
  })

  test('becomes an argument of the call, after its options', () => {
    expect(source.slice(at)).toBe(')\n')
    expect(isAfterOptions).toBe(false)
    expect(exampleCode(`elementPage('parts', {}, { grounds: 'both' })`).isAfterOptions).toBe(true)
  })

  test('is asked for where there is none', () => {
    expect(() => exampleCode('export default 1')).toThrow(/must call elementPage/)
    expect(() => exampleCode(`elementPage('parts', { one: Elsewhere })`)).toThrow(/not a function declared in its file/)
  })
})

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

describe('exampleCode', () => {
  const { code, at, isAfterOptions } = exampleCode(source)

  test('returns the source of each example without its surroundings and indentation', () => {
    expect(Object.keys(code)).toEqual(['short', 'long', 'timed'])
    expect(plain(code['short']!)).toBe('&lt;Part look="boxed"&gt;{label}&lt;/Part&gt;')
    expect(plain(code['long']!)).toBe('&lt;Part&gt;\n  &lt;b&gt;{label}&lt;/b&gt;\n&lt;/Part&gt;')
    expect(plain(code['timed']!)).toMatch(/^function Timed\([^]*\n {2}const at = useId\(\)\n[^]*\n\}$/)
  })

  test('marks tags and strings', () => {
    expect(code['short']).toBe(
      '&lt;<span data-token="tag">Part</span> look=<span data-token="text">"boxed"</span>&gt;' +
        '{label}&lt;/<span data-token="tag">Part</span>&gt;',
    )
  })

  test('returns the place for the code after the arguments of elementPage, and whether options precede it', () => {
    expect(source.slice(at)).toBe(')\n')
    expect(isAfterOptions).toBe(false)
    expect(exampleCode(`elementPage('parts', {}, { grounds: 'both' })`).isAfterOptions).toBe(true)
  })

  test('throws when an example has no code in its file', () => {
    expect(() => exampleCode('export default 1')).toThrow(/must call elementPage/)
    expect(() => exampleCode(`elementPage('parts', { one: Elsewhere })`)).toThrow(/not a function declared in its file/)
  })
})

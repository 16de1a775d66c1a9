import ts from 'typescript'
import type { Plugin } from 'vite'

/** Matches a file with an element's examples, `client/demo/elements/<name>/<name>.examples.tsx`. */
const examplesFile = /\/client\/demo\/elements\/([\w-]+)\/\1\.examples\.tsx$/
/** The function that makes a page. Its arguments: the element's name, its examples, options, and the code that this plugin adds. */
const pageMaker = 'elementPage'
const examplesAt = 1
const codeAt = 3

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character]!)

interface Token {
  start: number
  end: number
  kind: 'tag' | 'text'
}

/** Returns the tokens to highlight: names of components and tags, strings and numbers. */
function tokensIn(root: ts.Node, file: ts.SourceFile): Token[] {
  const found: Token[] = []
  const add = (node: ts.Node, kind: Token['kind']) => found.push({ start: node.getStart(file), end: node.end, kind })
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isNumericLiteral(node)) add(node, 'text')
    if (ts.isJsxOpeningElement(node) || ts.isJsxClosingElement(node) || ts.isJsxSelfClosingElement(node))
      add(node.tagName, 'tag')
    ts.forEachChild(node, walk)
  }
  walk(root)
  return found.sort((a, b) => a.start - b.start)
}

/** Returns the source of a node as HTML. The indentation of its first line is removed from all lines. */
function htmlOf(node: ts.Node, file: ts.SourceFile): string {
  const start = node.getStart(file)
  const { character } = file.getLineAndCharacterOfPosition(start)
  const line = file.text.slice(start - character, start)
  const indent = /^ */.exec(line)![0].length
  let html = ''
  let at = start
  for (const token of tokensIn(node, file)) {
    if (token.start < at) continue
    html += escape(file.text.slice(at, token.start))
    html += `<span data-token="${token.kind}">${escape(file.text.slice(token.start, token.end))}</span>`
    at = token.end
  }
  html += escape(file.text.slice(at, node.end))
  return html.replaceAll(`\n${' '.repeat(indent)}`, '\n')
}

/**
 * Returns the node of an example's code: the body of an arrow function, a method, or a function declaration.
 * @throws Error when the example is none of these
 */
function bodyOf(property: ts.ObjectLiteralElementLike, file: ts.SourceFile): ts.Node {
  if (ts.isMethodDeclaration(property)) return property
  if (!ts.isPropertyAssignment(property))
    throw new Error(`An example must be a property with a function: ${property.getText(file)}`)
  let value: ts.Node = property.initializer
  if (ts.isIdentifier(value)) {
    const name = value.text
    const declared = file.statements.find(
      (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
    )
    if (!declared) throw new Error(`The example ${name} is not a function declared in its file.`)
    return declared
  }
  if (ts.isArrowFunction(value)) value = value.body
  while (ts.isParenthesizedExpression(value)) value = value.expression
  return value
}

/**
 * Returns the code of each example as HTML by name, and the position in the file where the plugin inserts it.
 * @throws Error when the file does not call `elementPage` with an object of examples
 */
export function exampleCode(source: string): { code: Record<string, string>; at: number; isAfterOptions: boolean } {
  const file = ts.createSourceFile('examples.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  let call: ts.CallExpression | undefined
  const find = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === pageMaker) call = node
    else ts.forEachChild(node, find)
  }
  find(file)
  const examples = call?.arguments[examplesAt]
  if (!call || !examples || !ts.isObjectLiteralExpression(examples))
    throw new Error(`A file of examples must call ${pageMaker} with an object of examples.`)
  const code = examples.properties.map((property) => [
    (property.name as ts.Identifier | ts.StringLiteral).text,
    htmlOf(bodyOf(property, file), file),
  ])
  const last = call.arguments.at(-1)!
  return {
    code: Object.fromEntries(code) as Record<string, string>,
    at: last.end,
    isAfterOptions: call.arguments.length === codeAt,
  }
}

/** Vite plugin that passes the source of its examples to the page of an element. Only the server's build has this source. */
export function exampleCodePlugin(): Plugin {
  return {
    name: 'example-code',
    enforce: 'pre',
    transform(source, id, options) {
      if (!options?.ssr || !examplesFile.test(id)) return undefined
      const { code, at, isAfterOptions } = exampleCode(source)
      const added = `, ${isAfterOptions ? '' : 'undefined, '}${JSON.stringify(code)}`
      return { code: source.slice(0, at) + added + source.slice(at), map: null }
    },
  }
}

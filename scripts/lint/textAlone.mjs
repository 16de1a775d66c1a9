import ts from 'typescript'

const { StringLike, NumberLike, BigIntLike, BooleanLike, Null, Undefined, Void, Any, Unknown } = ts.TypeFlags
const textFlags = StringLike | NumberLike | BigIntLike
const nothingFlags = BooleanLike | Null | Undefined | Void

/** Hooks that return a new value only for another page or language. */
const steadyHooks = new Set(['useTranslation', 'useSite', 'useFacts', 'useAddress', 'useId', 'useMainLinks', 'useRef'])

/** @param {any} node */
const isList = (node) => node?.type === 'ForOfStatement'

/**
 * @typedef {object} Piece The rendered output of one child of an element.
 * @property {any} node The child.
 * @property {boolean} isText Whether it renders text.
 * @property {boolean} isSpace Whether it is only white space.
 * @property {boolean} isSteady Whether the text changes only with the page or its language, when `Recovery` rebuilds the page.
 * @property {boolean} comesAndGoes Whether its DOM node may be added, removed, or replaced by one of another type.
 */

/**
 * ESLint rule that reports text that React changes, adds or removes beside other nodes. A browser that translates the page wraps every
 * text node in `<font>` elements, but React still uses the original text node. Removing this node from its former parent throws, and
 * the page becomes blank. Changing it has no visible effect. Text that is the only child of an element is not affected, because React
 * writes it through the element.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textAloneRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      join: 'Write adjacent texts as one template literal: page translation breaks separate text nodes.',
      alone: 'Put changing text beside other nodes into its own element: page translation moves its text node.',
      anchor:
        'This text follows a node that may be added or removed. Put it into its own element: page translation moves text nodes.',
      list: 'Put each text of a list into its own element: page translation moves text nodes.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices
    /** @type {import('typescript').TypeChecker} */
    const checker = services.program.getTypeChecker()

    /** @param {import('typescript').Type} type @returns {import('typescript').Type[]} */
    const partsOf = (type) => {
      const base = checker.getBaseConstraintOfType(type) ?? type
      return base.isUnion() ? base.types.flatMap(partsOf) : [base]
    }
    /** @param {any} node */
    const typesOf = (node) => partsOf(services.getTypeAtLocation(node))
    /** @param {import('typescript').Type} type */
    const isText = ({ flags }) => (flags & textFlags) !== 0
    /** @param {import('typescript').Type} type */
    const isNothing = ({ flags }) => (flags & nothingFlags) !== 0
    /** @param {import('typescript').Type} type */
    const isUnknown = ({ flags }) => (flags & (Any | Unknown)) !== 0
    /** @param {import('typescript').Type} type */
    const isNode = (type) => !isText(type) && !isNothing(type)
    /** @param {import('typescript').Type} type */
    const isElement = (type) =>
      isNode(type) && type.getProperty('props') !== undefined && type.getProperty('type') !== undefined
    /** @param {import('typescript').Type} type @returns {import('typescript').Type[]} The types of an array's items; empty for other types. */
    const itemsOf = (type) =>
      checker.isArrayLikeType(type) ? partsOf(checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : []

    /** @param {any} node @returns {any[]} The expressions of which one is rendered. */
    const leavesOf = (node) => {
      if (node.type === 'ConditionalExpression') return [...leavesOf(node.consequent), ...leavesOf(node.alternate)]
      if (node.type !== 'LogicalExpression') return [node]
      return node.operator === '&&' ? leavesOf(node.right) : [...leavesOf(node.left), ...leavesOf(node.right)]
    }

    /** @param {any} node @returns {any} The variable of an identifier. */
    const variableOf = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = /** @type {any} */ (scope.upper)) {
        const variable = scope.set.get(node.name)
        if (variable) return variable
      }
      return undefined
    }

    /** @param {any} definition @param {boolean} props @param {Set<any>} seen @returns {boolean} Whether the variable's value may change. */
    const definesChange = ({ type, node }, props, seen) => {
      if (type === 'Variable') {
        if (!node.init) return isList(node.parent.parent) && changes(node.parent.parent.right, props, seen)
        const hook = node.init.type === 'CallExpression' && /^use[A-Z]/.test(node.init.callee.name ?? '')
        return hook ? !steadyHooks.has(node.init.callee.name) : changes(node.init, props, seen)
      }
      if (type !== 'Parameter') return false
      // The parameter of a callback (`list.map(item => …)`) changes if the list changes.
      const call = node.parent
      const isCallback = call?.type === 'CallExpression' && call.arguments.includes(node)
      return isCallback && call.callee.type === 'MemberExpression' ? changes(call.callee.object, props, seen) : props
    }

    /**
     * Returns whether the value of an expression may change while its page is shown.
     * @param {any} node
     * @param {boolean} props whether props count as changing; most of them stay the same as long as the page is shown
     * @param {Set<any>} [seen]
     * @returns {boolean}
     */
    const changes = (node, props, seen = new Set()) => {
      if (!node || typeof node.type !== 'string') return false
      if (node.type === 'Identifier') {
        const variable = variableOf(node)
        if (!variable || seen.has(variable)) return false
        seen.add(variable)
        return variable.defs.some((/** @type {any} */ definition) => definesChange(definition, props, seen))
      }
      if (/Function/.test(node.type)) return false
      if (node.type === 'MemberExpression')
        return changes(node.object, props, seen) || (node.computed && changes(node.property, props, seen))
      if (node.type === 'Property')
        return (node.computed && changes(node.key, props, seen)) || changes(node.value, props, seen)
      const { visitorKeys } = context.sourceCode
      return (visitorKeys[node.type] ?? []).some((key) =>
        [node[key]].flat().some((child) => changes(child, props, seen)),
      )
    }

    /** @param {any} node @returns {Piece | undefined} */
    const pieceOf = (node) => {
      const element = { node, isText: false, isSpace: false, isSteady: true, comesAndGoes: false }
      if (node.type === 'JSXText') {
        if (!node.value.trim()) return node.value.includes('\n') ? undefined : { ...element, isSpace: true }
        return { ...element, isText: true }
      }
      if (node.type !== 'JSXExpressionContainer') {
        // With another key React creates another element.
        const key = node.openingElement?.attributes.find(
          (/** @type {any} */ attribute) => attribute.name?.name === 'key',
        )
        return { ...element, comesAndGoes: changes(key?.value?.expression, true) }
      }
      const { expression } = node
      if (expression.type === 'JSXEmptyExpression') return undefined
      if (expression.type === 'Literal' && !String(expression.value).trim()) return { ...element, isSpace: true }
      const leaves = leavesOf(expression)
      const types = leaves.flatMap(typesOf)
      // A slot (for example `children`) may be text or an element. It is checked where the component is used.
      const isSlot = leaves.some((leaf) => {
        const own = typesOf(leaf)
        return own.some(isUnknown) || (own.some(isText) && own.some(isNode))
      })
      const isConditional = expression.type === 'LogicalExpression' && expression.operator === '&&'
      const isFixed = !changes(expression, true)
      return {
        ...element,
        isText: !isSlot && types.some(isText),
        isSteady: !changes(expression, false),
        comesAndGoes:
          !isFixed &&
          (isSlot ||
            isConditional ||
            types.some(isNothing) ||
            types.some((type) => itemsOf(type).length > 0) ||
            (types.some(isText) && types.some(isNode))),
      }
    }

    /** @param {any} node */
    const checkChildren = (node) => {
      const pieces = node.children.map(pieceOf).filter(Boolean)
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression')
          if (leavesOf(child.expression).some((leaf) => holdsText(leaf) && changes(leaf, true)))
            context.report({ node: child, messageId: 'list' })
      if (pieces.length < 2) return
      for (const [at, piece] of pieces.entries()) {
        const { node: child } = piece
        const [before, after] = [pieces[at - 1], pieces[at + 1]]
        const textAfter = after?.isSpace ? pieces[at + 2]?.isText : after?.isText
        const textBefore = before?.isSpace ? pieces[at - 2]?.isText : before?.isText
        if (piece.isText && textAfter) context.report({ node: child, messageId: 'join' })
        else if (piece.isText && textBefore) continue
        else if ((piece.isText || piece.isSpace) && before?.comesAndGoes)
          context.report({ node: child, messageId: 'anchor' })
        else if (piece.isText && (!piece.isSteady || piece.comesAndGoes))
          context.report({ node: child, messageId: 'alone' })
      }
    }
    /** @param {any} node @returns {boolean} Whether it is a list that may have texts, and is not a slot. */
    const holdsText = (node) => {
      const items = typesOf(node).flatMap(itemsOf)
      return items.some(isText) && !(items.some(isNothing) && items.some(isNode))
    }
    /** @param {any} node @param {any} value The returned expression. */
    const checkReturned = (node, value) => {
      // An array literal is usually a pair of a name and a value, not a list of children.
      if (!value || /^(?:JSX|Array)|Function/.test(value.type)) return
      const isMixed = leavesOf(value).some((leaf) => holdsText(leaf) && typesOf(leaf).flatMap(itemsOf).some(isElement))
      if (isMixed && changes(value, true)) context.report({ node, messageId: 'list' })
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement: (/** @type {any} */ node) => checkReturned(node, node.argument),
      ArrowFunctionExpression: (/** @type {any} */ node) => checkReturned(node, node.body),
    }
  },
}

/* Keeps what was typed, and the focus, where React has to draw anew what the server wrote. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of the first document, each with its place in it. Once they are replaced they still hold what was typed. */
let kept: (readonly [place: string, control: Control])[] = []
let focused: Control | undefined

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Each control by its form, its name, what it is, and how many like it stand before it. Ids are React's, and change. */
function placesOf(root: ParentNode): (readonly [string, Control])[] {
  const seen = new Map<string, number>()
  return [...root.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select')].map((control) => {
    const { form, name, type } = control
    const value = type === 'radio' || type === 'checkbox' ? control.value : ''
    // A form may have a field with the name `id`.
    const like = [form?.getAttribute('id') ?? form?.getAttribute('action'), name, type, value].join('\0')
    const before = seen.get(like) ?? 0
    seen.set(like, before + 1)
    return [`${like}\0${before}`, control]
  })
}

function copy(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement) to.value = from.value
  else if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /^(?:radio|checkbox)$/.test(from.type)
  ) {
    if (from.checked !== from.defaultChecked) to.checked = from.checked
  } else if (from.value !== from.defaultValue) to.value = from.value
  if (from !== focused) return
  to.focus({ preventScroll: true })
  // Only fields of text have a selection.
  if (!(from instanceof HTMLSelectElement) && !(to instanceof HTMLSelectElement) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

function onFocusIn({ target }: FocusEvent): void {
  focused = isControl(target) ? target : undefined
}

/** An element that is taken out loses the focus, too: whether somebody has left it is known a moment later. */
function onFocusOut({ target }: FocusEvent): void {
  setTimeout(() => {
    if (target === focused && document.activeElement !== target) focused = undefined
  })
}

/** To be called before hydration. */
export function keepTyped(root: HTMLElement): void {
  kept = placesOf(root)
  focused = isControl(document.activeElement) ? document.activeElement : undefined
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
}

/**
 * To be called once React has drawn anew, and before its effects: somebody else (a password manager, a translator) has put elements
 * among ours before they were hydrated.
 */
export function giveTypedBack(root: HTMLElement): void {
  const now = new Map(placesOf(root))
  for (const [place, control] of kept) {
    const next = now.get(place)
    if (next && next !== control && !control.isConnected) copy(control, next)
  }
  kept = [...now]
}

/** To be called when the page has been hydrated: from then on nothing is replaced, and what goes is not held on to. */
export function forgetTyped(): void {
  kept = []
  focused = undefined
  document.removeEventListener('focusin', onFocusIn)
  document.removeEventListener('focusout', onFocusOut)
}

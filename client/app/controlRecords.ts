/* Keeps typed values and the focus if React replaces the server's markup during hydration. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The form controls of the first document, each with its place. Replaced controls still hold the typed values. */
let recorded: (readonly [place: string, control: Control])[] = []
let focused: Control | undefined

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * Returns each control with its place: form, name, type, value, and the number of equal ones before it. Ids are React's
 * and change.
 */
function controlsByPlace(root: ParentNode): (readonly [string, Control])[] {
  const seen = new Map<string, number>()
  return [...root.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select')].map((control) => {
    const { form, name, type } = control
    const value = type === 'radio' || type === 'checkbox' ? control.value : ''
    // `form.id` would return a field with the name `id`.
    const kind = [form?.getAttribute('id') ?? form?.getAttribute('action'), name, type, value].join('\0')
    const count = seen.get(kind) ?? 0
    seen.set(kind, count + 1)
    return [`${kind}\0${count}`, control]
  })
}

function copyState(from: Control, to: Control): void {
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
  // Only text fields have a selection.
  if (!(from instanceof HTMLSelectElement) && !(to instanceof HTMLSelectElement) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

function onFocusIn({ target }: FocusEvent): void {
  focused = isControl(target) ? target : undefined
}

/**
 * Clears the focused control when the visitor leaves it. A removed element loses the focus too, so the check comes a
 * moment later.
 */
function onFocusOut({ target }: FocusEvent): void {
  setTimeout(() => {
    if (target === focused && document.activeElement !== target) focused = undefined
  })
}

/** Records the controls; call it before hydration. */
export function recordControls(root: HTMLElement): void {
  recorded = controlsByPlace(root)
  focused = isControl(document.activeElement) ? document.activeElement : undefined
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
}

/**
 * Copies typed values into replaced controls. Call it after React has rendered again and before its effects.
 * React replaces them if another program (a password manager, a translator) has added elements before hydration.
 */
export function restoreControls(root: HTMLElement): void {
  const current = new Map(controlsByPlace(root))
  for (const [place, control] of recorded) {
    const next = current.get(place)
    if (next && next !== control && !control.isConnected) copyState(control, next)
  }
  recorded = [...current]
}

/** Releases the recorded controls; call it after hydration, when nothing is replaced any more. */
export function releaseControls(): void {
  recorded = []
  focused = undefined
  document.removeEventListener('focusin', onFocusIn)
  document.removeEventListener('focusout', onFocusOut)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stands in the fields of a page, by field. */
export type TypedValues = ReadonlyMap<string, { value: string; checked: boolean; hasFocus: boolean }>

/** The fields that a visitor fills in, each with a name that it has again when the page is built anew. */
function fieldsOf(page: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of page.querySelectorAll<Field>('input:not([type="hidden"], [type="file"]), textarea, select')) {
    const choice = field.matches('[type="radio"], [type="checkbox"]') ? field.value : ''
    const name = [field.form?.id, field.name || field.id, choice].join(' ')
    let nth = 0
    while (fields.has(`${name} ${nth}`)) nth += 1
    fields.set(`${name} ${nth}`, field)
  }
  return fields
}

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked

/** Returns what stands in the page's fields, and which of them has the focus. */
export const typedValues = (): TypedValues =>
  new Map(
    [...fieldsOf(document)].map(([name, field]) => [
      name,
      { value: field.value, checked: isChecked(field), hasFocus: field === document.activeElement },
    ]),
  )

/** Writes values into the fields of a page that was built anew, and tells those who listen. */
export function restoreTyped(values: TypedValues): void {
  for (const [name, field] of fieldsOf(document)) {
    const typed = values.get(name)
    if (!typed) continue
    if (typed.hasFocus) field.focus({ preventScroll: true })
    // A click is what React listens to, and chooses one of several.
    if (isChecked(field) !== typed.checked) {
      if (typed.checked || field.type === 'checkbox') field.click()
    } else if (field.value !== typed.value) {
      // Not the instance's own setter, by which React would take the value for its own and skip the event.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed.value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

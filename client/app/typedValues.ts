type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of a page's fields, by field. */
export type TypedValues = ReadonlyMap<string, { value: string; checked: boolean; hasFocus: boolean }>

/**
 * Returns all fields except hidden and file fields. Each has a name that stays the same when the page is mounted again.
 */
function fieldsOf(page: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of page.querySelectorAll<Field>('input:not([type="hidden"], [type="file"]), textarea, select')) {
    const choice = field.matches('[type="radio"], [type="checkbox"]') ? field.value : ''
    const name = [field.form?.id, field.name || field.id, choice].join(' ')
    let index = 0
    while (fields.has(`${name} ${index}`)) index += 1
    fields.set(`${name} ${index}`, field)
  }
  return fields
}

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked

/** Returns the values of the page's fields, and which field has the focus. */
export const readTypedValues = (): TypedValues =>
  new Map(
    [...fieldsOf(document)].map(([name, field]) => [
      name,
      { value: field.value, checked: isChecked(field), hasFocus: field === document.activeElement },
    ]),
  )

/** Writes values into the fields of a page that was mounted again, and dispatches their events. */
export function writeTypedValues(values: TypedValues): void {
  for (const [name, field] of fieldsOf(document)) {
    const typed = values.get(name)
    if (!typed) continue
    if (typed.hasFocus) field.focus({ preventScroll: true })
    // React listens to clicks, and a click also selects one of several radio buttons.
    if (isChecked(field) !== typed.checked) {
      if (typed.checked || field.type === 'checkbox') field.click()
    } else if (field.value !== typed.value) {
      // React overrides the setter of the instance: it would treat the value as its own and skip the event.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed.value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

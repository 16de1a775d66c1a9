/** A function for each property that returns its value. */
type Getters<T> = { readonly [Key in keyof T]: () => T[Key] }

/** Returns an object that computes each property at its first use and keeps the value. */
export function lazyObject<T extends object>(getters: Getters<T>): T {
  const object = {} as T
  for (const key of Object.keys(getters) as (keyof T)[]) {
    let found: { value: T[keyof T] } | undefined
    Object.defineProperty(object, key, {
      configurable: true,
      enumerable: true,
      get: () => (found ??= { value: getters[key]() }).value,
    })
  }
  return object
}

/** Returns an object with the properties of all `objects`; of equal names the last counts. Lazy properties stay lazy. */
export function joinLazily<First extends object, Second extends object>(first: First, second: Second): First & Second {
  return Object.defineProperties({}, {
    ...Object.getOwnPropertyDescriptors(first),
    ...Object.getOwnPropertyDescriptors(second),
  } as PropertyDescriptorMap) as First & Second
}

/** Returns a copy of `object` with `change` applied to each property at its first use. */
export const mapLazily = <T extends object>(object: T, change: <Value>(value: Value) => Value): T =>
  lazyObject(
    Object.fromEntries(
      (Object.keys(object) as (keyof T)[]).map((key) => [key, () => change(object[key])]),
    ) as unknown as Getters<T>,
  )

/** Returns the count for each name; 0 for a name without rows. */
export function totals<Name extends string>(names: readonly Name[], counted: { name: Name; rows: number }[]) {
  const rowsOf = (name: Name) => counted.find((group) => group.name === name)?.rows ?? 0
  return Object.fromEntries(names.map((name) => [name, rowsOf(name)])) as Record<Name, number>
}

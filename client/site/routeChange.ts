const listeners = new Set<() => void>()

/** Calls after each change of page or place, when the new one is shown and scrolled to. */
export function onRouteChange(listener: () => void): void {
  listeners.add(listener)
}

export function tellRouteChange(): void {
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls the listener after each change of page or place, when the new one is shown and scrolled. */
export function onRouteChange(listener: () => void): void {
  listeners.add(listener)
}

export function notifyRouteChange(): void {
  for (const listener of listeners) listener()
}

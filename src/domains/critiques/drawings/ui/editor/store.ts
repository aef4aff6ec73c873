/** A value that changes often, for `useSyncExternalStore`. */
export class Store<T extends object> {
  #now: T
  #listeners = new Set<() => void>()

  constructor(first: T) {
    this.#now = first
  }

  readonly look = () => this.#now
  readonly subscribe = (listen: () => void) => {
    this.#listeners.add(listen)
    return () => void this.#listeners.delete(listen)
  }

  set(part: Partial<T>) {
    this.#now = { ...this.#now, ...part }
    for (const listen of this.#listeners) listen()
  }
}

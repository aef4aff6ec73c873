import type { Group, Reference } from '../terms.ts'

/** What a hidden field holds as a list; nothing where it holds none. */
export function listIn<T extends Reference | Group>(value: string): T[] {
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? (list as T[]) : []
  } catch {
    return []
  }
}

/**
 * What a table of ours holds under a key that somebody else wrote (an address, a cookie, a provider): nothing of what
 * every object brings along, such as `constructor` or `__proto__`.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string | null | undefined): T | null {
  return key != null && Object.hasOwn(table, key) ? table[key]! : null
}

/** Where anybody opens a public object: its key without `public/`. Null stays null, so that a default can be shown. */
export function fileLink(key: string): string
export function fileLink(key: string | null): string | null
export function fileLink(key: string | null): string | null {
  return key === null
    ? null
    : `/files/${key
        .replace(/^public\//, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/')}`
}

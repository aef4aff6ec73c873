/** Words for everybody to read: the name of who asked, whole or in parts, is nobody's any more. */
export function withoutNames(text: string, name: string): string {
  const parts = [name, name.replaceAll(/\s/g, ''), ...name.split(/\s+/)].filter((part) => part.length > 1)
  const longestFirst = [...new Set(parts)].toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce(
    (left, part) => left.replaceAll(new RegExp(`${escaped(part)}(さん|様|さま)?`, 'g'), '受講生の方'),
    text,
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

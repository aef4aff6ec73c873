export type Sought =
  | { kind: 'all' }
  | { kind: 'id'; id: number }
  | { kind: 'email'; from: string; to: string }
  | { kind: 'name'; plain: string; parts: ReadonlySet<string> }

/** What was typed into the search: a member's number, the beginning of an address, or a part of a name. */
export function readSought(typed: string): Sought {
  const text = typed.normalize('NFKC').trim().toLowerCase().slice(0, 100)
  if (!text || !text.isWellFormed() || text.includes('\0')) return { kind: 'all' }
  if (/^#?[1-9]\d{0,14}$/.test(text)) return { kind: 'id', id: Number(text.replace('#', '')) }
  if (/^[\x21-\x7e]+$/.test(text)) return { kind: 'email', from: text, to: `${text}\u{10ffff}` }
  const plain = text.replaceAll(/[ \u3000]/g, '')
  const letters = [...plain]
  const pairs = letters.slice(1).map((letter, index) => letters[index]! + letter)
  return { kind: 'name', plain, parts: new Set(pairs.length ? pairs : letters) }
}

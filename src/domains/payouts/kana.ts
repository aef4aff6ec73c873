/** Kana as banks write names: half-width, none of the small ones, voicing as a sign of its own. */
const WIDE =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンァィゥェォャュョッヮヵヶヰヱー\u3099\u309A'
const HALF = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｵﾝｱｲｳｴｵﾔﾕﾖﾂﾜｶｹｲｴ-ﾞﾟ'
const halfOf = new Map([...WIDE].map((sign, at) => [sign, HALF[at]!]))
const ALLOWED = /^[ｱ-ﾝﾞﾟA-Z0-9 ().,/-]+$/

const katakana = (text: string) =>
  text.replaceAll(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60))

/** The text as a bank takes it; null where it has something that no bank writes. */
export function bankKana(text: string): string | null {
  const wide = katakana(text.normalize('NFKC'))
    .normalize('NFD')
    .replaceAll(/[‐−–—―]/g, '-')
  const half = [...wide]
    .map((sign) => halfOf.get(sign) ?? sign)
    .join('')
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
  return ALLOWED.test(half) ? half : null
}

const FIRST_HALF = 0xff61

/** The bytes of JIS X 0201, which is how Shift_JIS writes them too. */
export const jisBytes = (text: string): Buffer =>
  Buffer.from(
    [...text].map((sign) => {
      const code = sign.charCodeAt(0)
      if (code < 0x80) return code
      if (code < FIRST_HALF || code > 0xff9f) throw new Error(`no bank writes ${sign}`)
      return code - FIRST_HALF + 0xa1
    }),
  )

/** A QR code (ISO 18004, bytes, level L, versions 1 to 15) as rows of dark and light squares; null when it is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = versions.find((one) => bytes.length + (one.number < 10 ? 2 : 3) <= one.dataBytes)
  if (!version) return null
  const sheets = masks.map((mask) => drawn(version, interleaved(version, packed(bytes, version)), mask))
  return sheets.reduce((best, sheet) => (unrest(sheet.dark) < unrest(best.dark) ? sheet : best)).dark
}

const ecOfBlock = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22]
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6]

type Version = { number: number; size: number; allBytes: number; ec: number; blocks: number; dataBytes: number }

const versions: Version[] = ecOfBlock.map((ec, index) => {
  const number = index + 1
  const size = number * 4 + 17
  const crosses = number > 1 ? Math.floor(number / 7) + 2 : 0
  const alignment = crosses ? (crosses * crosses - 3) * 25 - 10 * (crosses - 2) : 0
  const modules = size * size - 3 * 64 - 31 - 2 * (size - 16) - alignment - (number >= 7 ? 36 : 0)
  const allBytes = Math.floor(modules / 8)
  const blocks = blockCounts[index]!
  return { number, size, allBytes, ec, blocks, dataBytes: allBytes - ec * blocks }
})

/** The mode, the length, the bytes, and what fills the rest. */
function packed(bytes: number[], { number, dataBytes }: Version): number[] {
  const bits = [[4, 4], [bytes.length, number < 10 ? 8 : 16], ...bytes.map((byte) => [byte, 8])]
    .map(([value, length]) => value!.toString(2).padStart(length!, '0'))
    .join('')
    .concat('0000')
    .slice(0, dataBytes * 8)
  const data = (bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2))
  for (let fill = 0xec; data.length < dataBytes; fill ^= 0xec ^ 0x11) data.push(fill)
  return data
}

const exponents = [1]
for (let index = 1; index < 255; index++) {
  const doubled = exponents[index - 1]! << 1
  exponents.push(doubled > 255 ? doubled ^ 0x11d : doubled)
}
const times = (a: number, b: number) => (a && b ? exponents[(exponents.indexOf(a) + exponents.indexOf(b)) % 255]! : 0)

function generator(degree: number): number[] {
  let result = [1]
  for (let index = 0; index < degree; index++) {
    const next = Array.from({ length: result.length + 1 }, () => 0)
    for (const [at, factor] of result.entries()) {
      next[at]! ^= factor
      next[at + 1]! ^= times(factor, exponents[index]!)
    }
    result = next
  }
  return result
}

function errorCorrection(data: number[], divisor: number[]): number[] {
  const rest = [...data, ...divisor.slice(1).map(() => 0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!
    for (const [offset, part] of divisor.entries()) rest[at + offset]! ^= times(part, factor)
  }
  return rest.slice(data.length)
}

/** Blocks are mixed byte by byte, so that a stain spoils a little of each. */
function interleaved({ allBytes, ec, blocks, dataBytes }: Version, data: number[]): number[] {
  const divisor = generator(ec)
  const shortLength = Math.floor(dataBytes / blocks)
  const long = dataBytes % blocks
  let from = 0
  const parts = Array.from({ length: blocks }, (_, index) => {
    const part = data.slice(from, (from += shortLength + (index >= blocks - long ? 1 : 0)))
    return { part, check: errorCorrection(part, divisor) }
  })
  const mixed: number[] = []
  for (let at = 0; at <= shortLength; at++) for (const { part } of parts) if (at < part.length) mixed.push(part[at]!)
  for (let at = 0; at < ec; at++) for (const { check } of parts) mixed.push(check[at]!)
  return mixed.slice(0, allBytes)
}

type Mask = { number: number; flips: (x: number, y: number) => boolean }
const masks: Mask[] = [
  (x: number, y: number) => (x + y) % 2 === 0,
  (_: number, y: number) => y % 2 === 0,
  (x: number) => x % 3 === 0,
  (x: number, y: number) => (x + y) % 3 === 0,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
].map((flips, number) => ({ number, flips }))

type Drawing = {
  dark: boolean[][]
  set: (x: number, y: number, dark: boolean) => void
  isFree: (x: number, y: number) => boolean
}

function drawn(version: Version, data: number[], mask: Mask): Drawing {
  const { size } = version
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const taken = dark.map((row) => [...row])
  const drawing: Drawing = {
    dark,
    set(x, y, value) {
      if (x < 0 || y < 0 || x >= size || y >= size) return
      dark[y]![x] = value
      taken[y]![x] = true
    },
    isFree: (x, y) => !taken[y]![x],
  }
  drawMarks(drawing, version)
  drawFormat(drawing, size, mask.number)
  drawData(drawing, size, data, mask)
  return drawing
}

function drawMarks({ set, isFree }: Drawing, { number, size }: Version) {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    around(4, (dx, dy, far) => set(cx + dx, cy + dy, far !== 2 && far !== 4))
  const crosses = number > 1 ? Math.floor(number / 7) + 2 : 0
  const step = Math.ceil((size - 13) / (2 * crosses - 2)) * 2
  const places = [6, ...Array.from({ length: crosses - 1 }, (_, index) => size - 7 - (crosses - 2 - index) * step)]
  const corners = new Set([`6,6`, `6,${size - 7}`, `${size - 7},6`])
  for (const cx of crosses ? places : [])
    for (const cy of places)
      if (!corners.has(`${cx},${cy}`)) around(2, (dx, dy, far) => set(cx + dx, cy + dy, far !== 1))
  if (number < 7) return
  const bits = (number << 12) | remainder(number, 0x1f25, 12)
  for (let index = 0; index < 18; index++) {
    const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)]
    if (!isFree(a, b)) throw new Error('the version stands on something else')
    set(a, b, Boolean((bits >> index) & 1))
    set(b, a, Boolean((bits >> index) & 1))
  }
}

function around(reach: number, draw: (dx: number, dy: number, far: number) => void) {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) draw(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)))
}

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value
  for (let index = 0; index < degree; index++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor)
  return rest
}

function drawFormat({ set }: Drawing, size: number, mask: number) {
  const said = (1 << 3) | mask
  const bits = ((said << 10) | remainder(said, 0x537, 10)) ^ 0x5412
  const bit = (index: number) => Boolean((bits >> index) & 1)
  for (let index = 0; index < 8; index++) {
    set(8, index < 6 ? index : index + 1, bit(index))
    set(size - 1 - index, 8, bit(index))
  }
  for (let index = 8; index < 15; index++) {
    set(index === 8 ? 7 : 14 - index, 8, bit(index))
    set(8, size - 15 + index, bit(index))
  }
  set(8, size - 8, true)
}

/** Two columns at a time, up and down from the right, past the upright timing line. */
function drawData({ set, isFree }: Drawing, size: number, data: number[], mask: Mask) {
  let index = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right
    for (let down = 0; down < size; down++)
      for (const x of [column, column - 1]) {
        const y = ((column + 1) & 2) === 0 ? size - 1 - down : down
        if (!isFree(x, y)) continue
        const bit = ((data[index >> 3] ?? 0) >> (7 - (index & 7))) & 1
        index++
        set(x, y, Boolean(bit) !== mask.flips(x, y))
      }
  }
}

/** How hard a reader finds it: long runs of one colour and solid squares. */
function unrest(dark: boolean[][]): number {
  let sum = 0
  const columns = dark.map((_, x) => dark.map((row) => row[x]!))
  for (const line of [...dark, ...columns])
    for (const run of line
      .map((square) => (square ? '1' : '0'))
      .join('')
      .match(/0{5,}|1{5,}/g) ?? [])
      sum += run.length - 2
  for (let y = 1; y < dark.length; y++)
    for (let x = 1; x < dark.length; x++) {
      const square = dark[y]![x]
      if (square === dark[y - 1]![x] && square === dark[y]![x - 1] && square === dark[y - 1]![x - 1]) sum += 3
    }
  return sum
}

/** What came is no drawing of ours. */
export class BadDrawing extends Error {}
export const bad = (what: string): never => {
  throw new BadDrawing(what)
}

/** Whole numbers one after the other, small ones in one byte. */
export class ByteWriter {
  #bytes = new Uint8Array(1024)
  #at = 0

  byte(value: number) {
    if (this.#at === this.#bytes.length) {
      const wider = new Uint8Array(this.#bytes.length * 2)
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    this.#bytes[this.#at++] = value
  }

  /** Up to 2³² − 1. */
  whole(value: number) {
    let left = value
    while (left > 127) {
      this.byte((left & 127) | 128)
      left >>>= 7
    }
    this.byte(left)
  }

  signed(value: number) {
    this.whole(((value << 1) ^ (value >> 31)) >>> 0)
  }

  bytes(value: Uint8Array) {
    for (const byte of value) this.byte(byte)
  }

  done = () => this.#bytes.slice(0, this.#at)
}

/** Reads what a writer wrote, and refuses everything else. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    return this.#at < this.#bytes.length ? this.#bytes[this.#at++]! : bad('too short')
  }

  whole(most: number): number {
    // Nearly all are small: a drawing holds millions of them.
    const first = this.#bytes[this.#at]
    if (first !== undefined && first < 128 && first <= most) return (this.#at++, first)
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte()
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value <= most ? value : bad('too large')
    }
    return bad('too long')
  }

  signed(most: number): number {
    const folded = this.whole(2 * most)
    return folded % 2 ? -(folded + 1) / 2 : folded / 2
  }

  /** As many whole numbers as there is room for: a drawing holds millions of them, nearly all of one byte. */
  wholes(to: Int32Array, most: number) {
    const bytes = this.#bytes
    let at = this.#at
    for (let i = 0; i < to.length; i++) {
      const first = bytes[at]!
      if (first < 128 && first <= most) {
        to[i] = first
        at++
      } else {
        this.#at = at
        to[i] = this.whole(most)
        at = this.#at
      }
    }
    this.#at = at
  }

  /** The same with signs, up to 2³⁰ − 1. */
  signeds(to: Int32Array, most: number) {
    this.wholes(to, 2 * most)
    for (let i = 0; i < to.length; i++) to[i] = (to[i]! >>> 1) ^ -(to[i]! & 1)
  }

  one<T>(of: readonly T[]): T {
    return of[this.byte()] ?? bad('unknown')
  }

  bytes(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) bad('too short')
    return this.#bytes.subarray(this.#at, (this.#at += length))
  }

  end() {
    if (this.#at !== this.#bytes.length) bad('too long')
  }
}

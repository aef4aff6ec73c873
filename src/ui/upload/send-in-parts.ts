import type { Arrived, Begun, Desk } from './desk.ts'
import { Gone, Hiccup, patiently, Refused } from './patience.ts'
import { putPart, type Put } from './put-part.ts'

/** `checking`: what has arrived is compared with the file; `elsewhere`: another tab sends the same file. */
export type Phase = 'checking' | 'sending' | 'waiting' | 'elsewhere'
export type Told = {
  phase: Phase
  key: string
  /** Bytes that went out, and those of them whose parts are safe in the store. */
  sent: number
  safe: number
  /** It goes in one piece: halted, it would begin anew. */
  isWhole?: boolean
}
type How = {
  signal: AbortSignal
  tell: (told: Told) => void
  /** Does the work while no other tab does it for the same key; `waits` tells that one does. */
  alone?: (
    key: string,
    signal: AbortSignal,
    work: { waits: () => void; go: (waited: boolean) => Promise<void> },
  ) => Promise<void>
  put?: Put
  pauses?: readonly number[]
}

const LANES = 4
const ROUNDS = 3

/**
 * Sends a file in parts, several at once: what is there already, by its length and its sum, is not sent again. The same
 * file chosen once more, after whatever happened, goes on where it was. Gives its key.
 */
export async function sendInParts(file: File, desk: Desk, how: How): Promise<string> {
  for (let again = false; ; again = true) {
    const onWait = () => how.tell({ phase: 'waiting', key: '', sent: 0, safe: 0 })
    const begun = await patiently(() => desk.begin(), { ...how, onWait })
    try {
      await new Sender(file, desk, begun, how).run()
      return begun.key
    } catch (failure) {
      if (!(failure instanceof Gone) || again) throw failure
    }
  }
}

class Sender {
  readonly #file: File
  readonly #desk: Desk
  readonly #begun: Begun
  readonly #how: How
  readonly #safe = new Map<number, number>()
  readonly #sent = new Map<number, number>()
  readonly #sums = new Map<number, Promise<string>>()
  #phase: Phase

  constructor(file: File, desk: Desk, begun: Begun, how: How) {
    this.#file = file
    this.#desk = desk
    this.#begun = begun
    this.#how = how
    this.#phase = begun.arrived.length > 0 ? 'checking' : 'sending'
  }

  async run(): Promise<void> {
    const { signal, alone } = this.#how
    const { key, arrived } = this.#begun
    if (!alone) return this.#sendAll(arrived)
    await alone(key, signal, {
      waits: () => this.#tell('elsewhere'),
      go: async (waited) => {
        const left = waited ? await this.#finish() : arrived
        if (left) await this.#sendAll(left)
      },
    })
  }

  async #sendAll(arrived: readonly Arrived[]) {
    let left: readonly Arrived[] | null = arrived
    for (let round = 0; left && round < ROUNDS; round++) {
      await this.#sendMissing(left)
      left = await this.#finish()
    }
    if (left) throw new Hiccup('parts are missing that were sent')
  }

  #finish = () => this.#patiently(() => this.#desk.finish(this.#begun.key))

  async #sendMissing(arrived: readonly Arrived[]) {
    const { partBytes } = this.#begun
    const there = new Map(arrived.map((part) => [part.number, part]))
    const numbers = Array.from({ length: Math.ceil(this.#file.size / partBytes) }, (_, index) => index + 1).values()
    const stop = new AbortController()
    const stopAll = () => stop.abort(this.#how.signal.reason)
    this.#how.signal.addEventListener('abort', stopAll)
    const lane = async () => {
      for (const number of numbers) await this.#bring(number, there.get(number), stop.signal)
    }
    try {
      this.#tell(this.#phase)
      await Promise.all(Array.from({ length: LANES }, lane))
    } finally {
      stop.abort()
      this.#how.signal.removeEventListener('abort', stopAll)
    }
  }

  async #bring(number: number, there: Arrived | undefined, signal: AbortSignal) {
    const { key } = this.#begun
    const slice = this.#slice(number)
    const sha256 = await this.#sum(number)
    // While this part goes, the one that a lane takes after it is read, so that no lane stands and reads.
    this.#sum(number + LANES).catch(() => {})
    const length = slice.size
    if (there?.sha256 !== sha256 || there.bytes !== length)
      await this.#patiently(async (attempt) => {
        const signed = await this.#desk.sign({ key, number, sha256 })
        const body = attempt > 0 || !goesFromDisk() ? new Blob([await read(slice)]) : slice
        signal.throwIfAborted()
        const onSent = (sent: number) => {
          this.#sent.set(number, Math.min(sent, length))
          this.#tell('sending')
        }
        const put = this.#how.put ?? putPart
        await put(signed, body, { signal, onSent }).finally(() => this.#sent.delete(number))
      }, signal)
    this.#safe.set(number, length)
    this.#tell(this.#phase === 'checking' ? 'checking' : 'sending')
  }

  #slice(number: number): Blob {
    const { partBytes } = this.#begun
    return this.#file.slice((number - 1) * partBytes, number * partBytes)
  }

  /** Of a part that is read once, perhaps before its turn. */
  #sum(number: number): Promise<string> {
    const sum = this.#sums.get(number) ?? read(this.#slice(number)).then(sumOf)
    this.#sums.set(number, sum)
    return sum
  }

  #patiently<T>(work: (attempt: number) => Promise<T>, signal = this.#how.signal): Promise<T> {
    return patiently(work, { signal, onWait: () => this.#tell('waiting'), pauses: this.#how.pauses })
  }

  #tell(phase: Phase) {
    this.#phase = phase
    const [safe, under] = [this.#safe, this.#sent].map((parts) =>
      [...parts.values()].reduce((sum, one) => sum + one, 0),
    )
    this.#how.tell({ phase, key: this.#begun.key, safe: safe!, sent: safe! + under! })
  }
}

/**
 * Whether the browser may take a part from the disk by itself, so that the page's memory holds none of it while it goes.
 * Safari's never gets to the end of one; and what failed once is read here, where it is told why.
 */
const goesFromDisk = () => !('GestureEvent' in globalThis)

/** A file may be moved, changed or taken away while it is read. */
async function read(slice: Blob): Promise<ArrayBuffer> {
  return slice.arrayBuffer().catch(() => {
    throw new Refused('ファイルを読み込めませんでした。もう一度選んでください')
  })
}

async function sumOf(bytes: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...sum))
}

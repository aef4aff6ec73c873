import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Arrived, Desk } from './desk.ts'
import { Gone, Hiccup, Refused } from './patience.ts'
import type { Put } from './put-part.ts'
import { sendInParts, type Told } from './send-in-parts.ts'

const PART = 10
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')
const bytes = randomBytes(95)
const file = new File([bytes], '線画.psd', { lastModified: 1 })
const partOf = (number: number, of = bytes) => of.subarray((number - 1) * PART, number * PART)
const arrivedOf = (number: number, of = bytes): Arrived => {
  const part = partOf(number, of)
  return { number, bytes: part.length, sha256: sha(part) }
}

/** A house and a store that keep what they are sent, and fail as they are told: for a part, once each. */
function others({ arrived = [] as Arrived[], fail = new Map<number, Error[]>() } = {}) {
  const store = new Map<number, Arrived>(arrived.map((part) => [part.number, part]))
  const seen = { begun: 0, signed: [] as number[], put: [] as number[], atOnce: 0, most: 0 }
  const desk: Desk = {
    async begin() {
      seen.begun++
      return { key: `key${seen.begun}`, partBytes: PART, arrived: [...store.values()] }
    },
    async sign({ number, sha256 }) {
      seen.signed.push(number)
      return { url: String(number), headers: { sha256 } }
    },
    async finish() {
      return store.size === 10 ? null : [...store.values()]
    },
  }
  const put: Put = async ({ url, headers }, sent, { signal, onSent }) => {
    const number = Number(url)
    seen.most = Math.max(seen.most, ++seen.atOnce)
    await new Promise((resolve) => setTimeout(resolve, 1))
    seen.atOnce--
    signal.throwIfAborted()
    onSent(sent.size / 2)
    const failure = fail.get(number)?.shift()
    if (failure) throw failure
    onSent(sent.size)
    seen.put.push(number)
    expect(sha(new Uint8Array(await sent.arrayBuffer()))).toBe(headers.sha256)
    store.set(number, { number, bytes: sent.size, sha256: headers.sha256! })
  }
  return { desk, put, store, seen }
}

function send({ desk, put }: Pick<ReturnType<typeof others>, 'desk' | 'put'>, more: object = {}) {
  const told: Told[] = []
  const how = { signal: new AbortController().signal, tell: (one: Told) => void told.push(one), put, pauses: [1, 1, 1] }
  return { told, key: sendInParts(file, desk, { ...how, ...more }) }
}

describe('a file that is sent in parts', () => {
  it('goes four at once, each part once, and tells how far it is', async () => {
    const { seen, store, ...rest } = others()
    const { key, told } = send({ ...rest })
    expect(await key).toBe('key1')
    expect(seen.put.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(seen.most).toBe(4)
    expect([...store.values()].toSorted((a, b) => a.number - b.number)).toEqual(
      Array.from({ length: 10 }, (_, index) => arrivedOf(index + 1)),
    )
    expect(told.at(-1)).toEqual({ phase: 'sending', key: 'key1', sent: 95, safe: 95 })
    expect(told.every(({ sent, safe }) => safe <= sent && sent <= 95)).toBe(true)
  })

  it('goes on where it was: what is there is compared and not sent again', async () => {
    const { seen, ...rest } = others({ arrived: [1, 2, 3, 5, 10].map((number) => arrivedOf(number)) })
    const { key, told } = send(rest)
    await key
    expect(seen.put.toSorted((a, b) => a - b)).toEqual([4, 6, 7, 8, 9])
    expect(told[0]!.phase).toBe('checking')
  })

  it.each([10, 50, 99])(
    'of which the tab was closed at %i percent goes on from there: what had arrived is not sent again [ST-010]',
    async (percent) => {
      const large = new File([randomBytes(100 * PART)], '線画.mp4', { lastModified: 1 })
      const { desk, put, store, seen } = others()
      const house = { ...desk, finish: async () => (store.size === 100 ? null : [...store.values()]) }
      const tab = new AbortController()
      const closing: Put = async (...sent) => {
        await put(...sent)
        if (store.size >= percent) tab.abort()
      }
      const how = { tell: () => {}, pauses: [1] }
      await expect(sendInParts(large, house, { ...how, put: closing, signal: tab.signal })).rejects.toThrow(/abort/i)
      const arrived = store.size
      expect([arrived >= percent, arrived < percent + 4]).toEqual([true, true])
      const before = seen.put.length
      expect(await sendInParts(large, house, { ...how, put, signal: new AbortController().signal })).toBeTruthy()
      expect([seen.put.length - before, new Set(seen.put).size]).toEqual([100 - arrived, 100])
    },
  )

  it('sends a part again of which the store has other bytes, or too few', async () => {
    const changed = [arrivedOf(1, randomBytes(95)), { ...arrivedOf(2), bytes: 9 }, { ...arrivedOf(3), sha256: null }]
    const { seen, ...rest } = others({ arrived: [...changed, arrivedOf(4)] })
    await send(rest).key
    expect(seen.put).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(seen.put).not.toContain(4)
  })

  it('after a cut line or an address that is too old takes a new one and sends that part alone again', async () => {
    const lost = new Hiccup('cut')
    const { seen, ...rest } = others({
      fail: new Map([
        [2, [lost, lost]],
        [7, [lost]],
      ]),
    })
    const { key, told } = send(rest)
    await key
    expect(seen.signed.filter((number) => number === 2)).toHaveLength(3)
    expect(seen.put).toHaveLength(10)
    expect(told.map(({ phase }) => phase)).toContain('waiting')
  })

  it('leaves the browser to take a part from the disk, once; what failed is read by the page, and Safari reads all', async () => {
    const fromDisk = new Set<Blob>()
    const slice = (from: number, to: number) => {
      const part = file.slice(from, to)
      fromDisk.add(part)
      return part
    }
    const seeing = Object.assign(new File([bytes], file.name, { lastModified: 1 }), { slice })
    const sendSeen = async (fail = new Map<number, Error[]>()) => {
      const { desk, put } = others({ fail })
      const sent: [string, boolean][] = []
      const seen: Put = (signed, body, how) => {
        sent.push([signed.url, fromDisk.has(body)])
        return put(signed, body, how)
      }
      const how = { signal: new AbortController().signal, tell: () => {}, put: seen, pauses: [1] }
      await sendInParts(seeing, desk, how)
      return sent
    }
    const sent = await sendSeen(new Map([[2, [new Hiccup('cut')]]]))
    expect(sent.filter(([, isFromDisk]) => !isFromDisk)).toEqual([['2', false]])
    expect(sent).toHaveLength(11)
    vi.stubGlobal('GestureEvent', Event)
    const safari = await sendSeen().finally(() => vi.unstubAllGlobals())
    expect(safari.map(([, isFromDisk]) => isFromDisk)).toEqual(Array.from({ length: 10 }, () => false))
  })

  it('gives up after some tries, stops the other lanes, and says so', async () => {
    const lost = Array.from({ length: 9 }, () => new Hiccup('cut'))
    const { seen, ...rest } = others({ fail: new Map([[1, lost]]) })
    await expect(send(rest).key).rejects.toThrow('cut')
    const { length } = seen.put
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen.put).toHaveLength(length)
    expect(seen.signed.filter((number) => number === 1)).toHaveLength(4)
  })

  it('begins anew, once, where the house no longer has what was begun', async () => {
    const first = others({ fail: new Map([[1, [new Gone()]]]) })
    expect(await send(first).key).toBe('key2')
    const never = others({ fail: new Map([[1, [new Gone(), new Gone()]]]) })
    await expect(send(never).key).rejects.toThrow(Gone)
  })

  it('ends at a no, and at a file that can no longer be read', async () => {
    const { desk, put } = others()
    const refused = { ...desk, begin: () => Promise.reject(new Refused('非対応の形式です')) }
    await expect(send({ desk: refused, put }).key).rejects.toThrow('非対応の形式です')
    const gone = Object.assign(new File([bytes], 'a.psd'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
    })
    const how = { signal: new AbortController().signal, tell: () => {}, put, pauses: [] }
    await expect(sendInParts(gone, desk, how)).rejects.toThrow('ファイルを読み込めませんでした')
  })

  it('stops at once when it is halted, and sends nothing more', async () => {
    const stop = new AbortController()
    const { seen, ...rest } = others()
    const { key } = send(rest, { signal: stop.signal, tell: ({ safe }: Told) => safe >= 20 && stop.abort() })
    await expect(key).rejects.toThrow(/abort/i)
    const { length } = seen.signed
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen.signed).toHaveLength(length)
    expect(seen.put.length).toBeLessThan(10)
  })

  it('asks what is missing until the house has it whole, and does not ask for ever', async () => {
    const forgetful = others()
    let asked = 0
    const finish = async () =>
      asked++ === 0 ? [...forgetful.store.values()].filter(({ number }) => number !== 3) : null
    await send({ ...forgetful, desk: { ...forgetful.desk, finish } }).key
    expect(forgetful.seen.put.filter((number) => number === 3)).toHaveLength(2)
    const never = others()
    await expect(send({ ...never, desk: { ...never.desk, finish: async () => [] } }).key).rejects.toThrow(Hiccup)
  })

  it('that another tab sends is waited for, and not sent twice', async () => {
    const { seen, store, ...rest } = others()
    const alone = async (
      key: string,
      _: AbortSignal,
      { waits, go }: { waits: () => void; go: (waited: boolean) => Promise<void> },
    ) => {
      expect(key).toBe('key1')
      waits()
      for (let number = 1; number <= 8; number++) store.set(number, arrivedOf(number))
      await go(true)
    }
    const { key, told } = send(rest, { alone })
    await key
    expect(told[0]!.phase).toBe('elsewhere')
    expect(seen.put.toSorted((a, b) => a - b)).toEqual([9, 10])
  })
})

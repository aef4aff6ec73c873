import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Note } from '../terms.ts'
import { NoteKeeper } from './note-keeper.ts'

type Body = { content: string; version: number; asides?: string[] }
type Call = Body & { signal: AbortSignal; answer: (status: number, newer?: Note) => Promise<void> }

let calls: Call[]
/** What the line beside the note has said. */
let states: unknown[]
/** Every player that was opened, to be left at the end. */
let open: NoteKeeper[]
let session: { token: string; member: number | null } | 'away'
let page: { content: string; dataset: { member?: string } }
let kept: Record<string, string>

const DRAFT = 'note-draft:7:/courses/1/user_note'
const draft = () => kept[DRAFT] && (JSON.parse(kept[DRAFT]) as { text: string }).text

/** The line to the server: a save stays on its way until somebody answers; 0 says that the line breaks. */
function fetching(path: string, options?: RequestInit) {
  if (path === '/csrf_token')
    return session === 'away'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(session))
  return new Promise<Response>((arrive, fail) => {
    const body = JSON.parse(String(options!.body)) as Body
    const answer = async (status: number, note?: Note) => {
      if (status === 0) fail(new TypeError('Failed to fetch'))
      else arrive(Response.json({ success: status === 200, version: body.version + 1, note }, { status }))
      await vi.advanceTimersByTimeAsync(0)
    }
    calls.push({ ...body, signal: options!.signal!, answer })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  states = []
  open = []
  kept = {}
  session = { token: 'token', member: 7 }
  page = { content: 'token', dataset: { member: '7' } }
  const listening = { addEventListener() {}, removeEventListener() {} }
  // As in a browser, what is kept are the store's own keys.
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, {
      get: (_, name) =>
        ({
          getItem: (key: string) => kept[key] ?? null,
          setItem: (key: string, value: string) => (kept[key] = value),
          removeItem: (key: string) => delete kept[key],
        })[String(name)],
    }),
  )
  vi.stubGlobal('window', listening)
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible', querySelector: () => page })
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  leavePlayer()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const note = (content: string, version: number): Note => ({ content, version, savedAt: '2026-11-20T12:00:00.000Z' })
const openPlayer = (first = note('', 0)) => {
  const keeper = new NoteKeeper({ path: '/courses/1/user_note', memberId: 7 }, first)
  keeper.subscribe(() => {
    const { sync } = keeper.look()
    if (sync !== null && sync !== states.at(-1)) states.push(sync)
  })
  keeper.begin(first)
  open.push(keeper)
  return keeper
}
const leavePlayer = () => {
  for (const keeper of open.splice(0)) keeper.end()
}
const rest = () => vi.advanceTimersByTimeAsync(1_300)
const aWhile = () => vi.advanceTimersByTimeAsync(180_000)
const sent = () => calls.map(({ content }) => content)

it('a player that was left on a stalled line writes no more over what was written since [NT-005]', async () => {
  const left = openPlayer()
  left.write('古い文')
  await rest()
  void left.save()
  leavePlayer()
  expect(draft()).toBe('古い文')

  const again = openPlayer()
  again.write('古い文と新しい文')
  await rest()
  await calls[1]!.answer(200)
  again.write('')
  await calls[0]!.answer(0)
  expect(sent()).toEqual(['古い文', '古い文と新しい文'])
  await aWhile()
  expect(sent()).toEqual(['古い文', '古い文と新しい文', ''])
  expect(draft()).toBe('')
})

it('who leaves on a stalled line takes the call back, and a late yes does not forget what was written since [NT-005]', async () => {
  openPlayer().write('古い文')
  await rest()
  expect(calls[0]!.signal.aborted).toBe(false)
  leavePlayer()
  expect(calls[0]!.signal.aborted).toBe(true)

  openPlayer().write('古い文と新しい文')
  await calls[0]!.answer(200)
  expect(draft()).toBe('古い文と新しい文')
  await rest()
  await calls[1]!.answer(200)
  await aWhile()
  expect(sent()).toEqual(['古い文', '古い文と新しい文'])
  expect(draft()).toBeUndefined()
})

it('on a broken line the note is sent again until it is saved [NT-005]', async () => {
  openPlayer().write('文')
  await rest()
  await calls[0]!.answer(0)
  await vi.advanceTimersByTimeAsync(3_000)
  await calls[1]!.answer(200)
  await aWhile()
  expect(sent()).toEqual(['文', '文'])
  expect(draft()).toBeUndefined()
})

it('a player that React sets up anew goes on saving', async () => {
  const keeper = openPlayer()
  keeper.end()
  keeper.begin(note('', 0))
  keeper.write('文')
  await rest()
  await calls[0]!.answer(200)
  expect(sent()).toEqual(['文'])
  expect(draft()).toBeUndefined()
})

it('who opened the tab as a visitor and signed in in another has the note saved there too [NT-002]', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  openPlayer().write('文')
  await rest()
  await calls[0]!.answer(200)
  expect(sent()).toEqual(['文'])
  expect(states).toEqual(['unsaved', 'saving', 'saved'])
})

it('a tab opened as a visitor sends no note for another member, and says so [NT-008]', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  session = { token: 'token', member: 8 }
  openPlayer().write('文')
  await aWhile()
  expect(sent()).toEqual([])
  expect(states.at(-1)).toBe('other-member')
  expect(draft()).toBe('文')
})

it('who opened the tab as a visitor keeps the note for later while nobody is signed in, or the line is broken [NT-005]', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  session = { token: 'of-a-visitor', member: null }
  openPlayer().write('文')
  await rest()
  session = 'away'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states).not.toContain('other-member')
  session = { token: 'token', member: 7 }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual(['文'])
})

it('who leaves while it is asked whose the tab is sends nothing, and keeps the draft of the next player', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  session = 'away'
  openPlayer().write('古い文')
  await rest()
  let answer: (reply: Response) => void = () => {}
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) =>
    path === '/csrf_token' ? new Promise((arrive) => (answer = arrive)) : fetching(path, options),
  )
  await vi.advanceTimersByTimeAsync(3_000)
  leavePlayer()
  openPlayer().write('新しい文')
  answer(Response.json({ token: 'token', member: 7 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([])
  expect(draft()).toBe('新しい文')
})

describe('when another device has saved meanwhile', () => {
  const theirs = note('電車で書いた文', 4)

  it('nothing is sent until the learner has chosen, and what was typed since stays [NT-007]', async () => {
    const keeper = openPlayer(note('朝の文', 3))
    keeper.write('夜の文')
    await rest()
    await calls[0]!.answer(409, theirs)
    expect(keeper.look()).toMatchObject({ text: '夜の文', theirs, sync: 'newer', choosing: false })
    keeper.write('夜の文、もう一行')
    await rest()
    expect(keeper.look().choosing).toBe(true)
    keeper.choose(false)
    keeper.write('夜の文、もう二行')
    await aWhile()
    expect([keeper.look().choosing, sent()]).toEqual([false, ['夜の文']])
    expect(draft()).toBe('夜の文、もう二行')
  })

  it.each([
    ['both', { content: '電車で書いた文\n夜の文', version: 4 }],
    ['mine', { content: '夜の文', version: 4, asides: ['電車で書いた文'] }],
    ['theirs', { content: '電車で書いた文', version: 4, asides: ['夜の文'] }],
  ] as const)(
    'choosing %s sends it on the newer version, with what was decided against [NT-007]',
    async (choice, body) => {
      const keeper = openPlayer(note('朝の文', 3))
      keeper.write('夜の文')
      await rest()
      await calls[0]!.answer(409, theirs)
      keeper.settle(choice)
      await vi.advanceTimersByTimeAsync(0)
      expect(calls[1]).toMatchObject(body)
      await calls[1]!.answer(200)
      expect(keeper.look()).toMatchObject({ text: body.content, theirs: null, sync: 'saved' })
      await aWhile()
      expect([calls.length, draft()]).toEqual([2, undefined])
    },
  )

  it('a choice that finds no line is sent when it returns, also by the next player [NT-009]', async () => {
    const keeper = openPlayer(note('朝の文', 3))
    keeper.write('夜の文')
    await rest()
    await calls[0]!.answer(409, theirs)
    keeper.settle('theirs')
    await vi.advanceTimersByTimeAsync(0)
    await calls[1]!.answer(0)
    leavePlayer()
    openPlayer(theirs)
    await rest()
    expect(calls[2]).toMatchObject({ content: '電車で書いた文', version: 4, asides: ['夜の文'] })
  })

  it('an open note takes it over where nothing of here is unsaved [NT-007]', async () => {
    const keeper = openPlayer(note('朝の文', 3))
    keeper.meet(theirs)
    expect(keeper.look()).toMatchObject({ text: '電車で書いた文', theirs: null, sync: 'renewed' })
    keeper.write('電車で書いた文、つづき')
    await rest()
    expect(calls[0]).toMatchObject({ content: '電車で書いた文、つづき', version: 4 })
  })

  it('a draft that was written on an older text is shown beside the newer [NT-007] [NT-009]', async () => {
    openPlayer(note('朝の文', 3)).write('夜の文')
    leavePlayer()
    const again = openPlayer(theirs)
    await rest()
    expect(again.look()).toMatchObject({ text: '夜の文', theirs, choosing: true })
    expect(sent()).toEqual([])
  })

  it('one that was saved without an answer is no other device [NT-009]', async () => {
    const keeper = openPlayer(note('朝の文', 3))
    keeper.write('昼の文')
    await rest()
    await calls[0]!.answer(0)
    keeper.write('昼の文と夜の文')
    await rest()
    await calls[1]!.answer(409, note('昼の文', 4))
    await vi.advanceTimersByTimeAsync(0)
    expect(calls[2]).toMatchObject({ content: '昼の文と夜の文', version: 4 })
    await calls[2]!.answer(0)
    leavePlayer()
    const again = openPlayer(note('昼の文と夜の文', 5))
    expect(again.look()).toMatchObject({ text: '昼の文と夜の文', theirs: null })
    expect(draft()).toBeUndefined()
  })
})

it('who writes without a rest is saved every few seconds, so that another device learns of it [NT-007]', async () => {
  const keeper = openPlayer()
  for (let n = 1; n <= 5; n++) {
    keeper.write('あ'.repeat(n))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(sent()).toEqual(['ああああ'])
})

it('a former version comes back with one press, which keeps the present text [NT-007]', async () => {
  const keeper = openPlayer(note('今の文', 3))
  keeper.bringBack('昔の文')
  await vi.advanceTimersByTimeAsync(0)
  expect(calls[0]).toMatchObject({ content: '昔の文', version: 3, asides: ['今の文'] })
})
